import {
  getQuery,
  type ListParams,
  parseQueryFromLocation,
  type SortPayload,
  useEvent,
  useListContext,
} from 'ra-core';
import { useMemo } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { parseJson } from '#http/json.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';

/** A part of a list's state, made out of what it is by now. */
type Part = Partial<Pick<ListParams, 'filter' | 'page' | 'perPage' | 'sort' | 'order'>>;
/** Changes the list; with `replace` Back does not come back to what was there. */
export type ChangeList = (part: (now: ListParams) => Part, how?: { replace?: boolean }) => void;

/** What a list is asked for where its address says nothing of it. */
interface Defaults {
  perPage: number;
  sort: SortPayload;
}

/** What the query of an address asks of a list; of a filter every digit, so that no id becomes another one. */
export function paramsOf(search: string, { perPage, sort }: Defaults): ListParams {
  const query = parseQueryFromLocation({ search });
  const filter = new URLSearchParams(search).get('filter');
  if (query.filter && !Array.isArray(query.filter) && filter) query.filter = parseJson(filter);
  return getQuery({
    queryFromLocation: query,
    params: undefined,
    filterDefaultValues: undefined,
    sort,
    perPage,
  });
}

/**
 * What the address asks of a list, and the ways to change it. They stand in the place of react-admin's own,
 * which make a change out of the list as it is drawn: of two filters chosen, or two presses, before the first
 * is drawn, one would be lost. Nor is anything kept beside the address: Back to a list without filters would
 * find them put back.
 */
export function useListAddress({ perPage, sort }: Defaults) {
  const { query, change: changeQuery } = useListPlace();
  const search = `?${query}`;
  const params = useMemo(() => paramsOf(search, { perPage, sort }), [search, perPage, sort]);
  const changeList: ChangeList = useEvent((part, how) =>
    changeQuery((query) => {
      const now = paramsOf(`?${query}`, { perPage, sort });
      const next = { ...now, page: 1, ...part(now) };
      const sorted = next.sort !== sort.field || next.order !== sort.order;
      // What is as it is anyway makes an address only longer.
      const named = {
        filter: isEmpty(next.filter) ? undefined : JSON.stringify(next.filter),
        sort: sorted ? next.sort : undefined,
        order: sorted ? next.order : undefined,
        page: next.page === 1 ? undefined : next.page,
        perPage: next.perPage === perPage ? undefined : next.perPage,
      };
      for (const [name, value] of Object.entries(named)) {
        if (value === undefined) query.delete(name);
        else query.set(name, String(value));
      }
    }, how),
  );
  const setPage = useEvent((page: number, how?: { replace?: boolean }) =>
    changeList(() => ({ page }), how),
  );
  const setPerPage = useEvent((perPage: number) => changeList(() => ({ perPage })));
  const stepPage = useEvent((by: 1 | -1) =>
    changeList(({ page }) => ({ page: Math.max(1, page + by) })),
  );
  // A second press on a heading turns the order that the first one made, drawn or not.
  const setSort = useEvent(({ field, order }: SortPayload) =>
    changeList((now) => {
      const again = now.sort === field;
      return { sort: field, order: again ? (now.order === 'ASC' ? 'DESC' : 'ASC') : order };
    }),
  );
  const setFilters = useEvent((filter: Record<string, unknown>) => changeList(() => ({ filter })));
  return { params, changes: { changeList, setPage, setPerPage, stepPage, setSort, setFilters } };
}

const isEmpty = (filter: unknown): boolean =>
  typeof filter !== 'object' || filter === null || Object.keys(filter).length === 0;

/** The list around, with the ways to change it that react-admin's lists do not know. */
export const useListChanges = () =>
  useListContext<ResourceRecord>() as unknown as Pick<
    ReturnType<typeof useListAddress>['changes'],
    'changeList' | 'stepPage'
  >;
