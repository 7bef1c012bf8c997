import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { defaultsOf, pageAsked } from '#resource-kit/list/useList.ts';
import { useListAddress } from '#resource-kit/list/useListAddress.ts';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { sameId } from '#rules/ids.ts';

/** Of a list that comes whole, all. */
const ALL = 1_000_000;

/** State of a page of a record that was opened from a row of its list: which the record before and after it are. */
export const OF_LIST = { ofList: true } as const;

const isOfList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ofList' in state;

/** A record before or after this one, and the page of the list on which it is. */
export interface Neighbour {
  id: ResourceRecord['id'];
  page: number;
}

/**
 * The records before and after this one in the list from which it was opened, as the address still tells its filters,
 * order and page (CFG-12). The page before or after is read where the record is the first or last of its own.
 */
export function useNeighbours(
  resource: Resource,
  id: string,
): {
  previous: Neighbour | null;
  next: Neighbour | null;
  place: number | null;
  total: number | null;
} {
  const { state } = useLocation();
  const { name, data } = resource;
  const { params } = useListAddress(defaultsOf(resource));
  const { asked, missing } = useListParts(resource);
  const { pagination, sort, filter } = useMemo(
    () => pageAsked(resource, params, asked),
    [resource, params, asked],
  );
  const { page, perPage } = data.dialect === 'whole' ? { page: 1, perPage: ALL } : pagination;
  const enabled = isOfList(state) && !missing;
  const ask = (nth: number) => ({ pagination: { page: nth, perPage }, sort, filter });
  const here = useGetList<ResourceRecord>(name, ask(page), { enabled });
  const rows = here.data ?? [];
  const at = rows.findIndex((record) => sameId(record.id, id));
  const more =
    here.pageInfo?.hasNextPage ?? (here.total !== undefined && here.total > page * perPage);
  const before = useGetList<ResourceRecord>(name, ask(page - 1), {
    enabled: enabled && at === 0 && page > 1,
  });
  const after = useGetList<ResourceRecord>(name, ask(page + 1), {
    enabled: enabled && at !== -1 && at === rows.length - 1 && more,
  });
  const neighbour = (record: ResourceRecord | undefined, nth: number): Neighbour | null =>
    record ? { id: record.id, page: nth } : null;
  if (!enabled || at === -1) return { previous: null, next: null, place: null, total: null };
  return {
    previous:
      at > 0
        ? neighbour(rows[at - 1], page)
        : page > 1
          ? neighbour(before.data?.at(-1), page - 1)
          : null,
    next:
      at < rows.length - 1
        ? neighbour(rows[at + 1], page)
        : more
          ? neighbour(after.data?.[0], page + 1)
          : null,
    place: (page - 1) * perPage + at + 1,
    total: here.total ?? null,
  };
}
