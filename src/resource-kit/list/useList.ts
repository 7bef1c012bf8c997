import { useQueryClient } from '@tanstack/react-query';
import {
  type ListControllerResult,
  type ListParams,
  useGetList,
  useRecordSelection,
} from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { canSort } from '#dataProvider/order.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { sentFilter } from '#resource-kit/list/conditions.ts';
import { knownFilters } from '#resource-kit/list/filters.ts';
import { type ListPlace, useListPlace } from '#resource-kit/list/listPlace.tsx';
import { useListAddress } from '#resource-kit/list/useListAddress.ts';
import { type ListParts, useListParts } from '#resource-kit/list/useListParts.ts';

/** The order of a list of which nothing else is said. */
export const BY_ID = { field: 'id', order: 'ASC' } as const;

/** How many records a page has of which nothing else is said. */
const PAGE_SIZE = 10;

/** What a list is asked for where its address says nothing of it. */
export const defaultsOf = ({ perPage = PAGE_SIZE, sort = BY_ID }: Resource) => ({ perPage, sort });

/** What a list has read page by page, by what its address says: page and order, and the filters that make sense. */
export function pageAsked(
  resource: Resource,
  params: ListParams,
  asked: ListParts['asked'],
  only?: ListPlace['only'],
) {
  const { data, fields } = resource;
  const { perPage, sort } = defaultsOf(resource);
  const filterValues = knownFilters(fields, { ...params.filter });
  return {
    filterValues,
    pagination: { page: countOr(1, params.page), perPage: countOr(perPage, params.perPage) },
    // An old or mistyped link is no reason for a list that fails.
    sort: canSort(data, params.sort) ? { field: params.sort, order: params.order } : sort,
    filter: { ...sentFilter(fields, { ...filterValues, ...asked }), ...only },
  };
}

/**
 * The list of a resource as the address asks for it (APP-15), for react-admin's list parts. In the place of
 * react-admin's own controller, which takes a page that failed for one that does not exist and leads to page
 * 1 without a word: here the address and the failure stay, to be asked again (NET-08). Failed reads are
 * repeated as any other (NET-03).
 */
export function useList(declared: Resource): ListControllerResult<ResourceRecord> {
  const { resource } = declared;
  const { asked, missing, tab } = useListParts(declared);
  const { query: searchParams, only, inDialog } = useListPlace();
  const { params, changes } = useListAddress(defaultsOf(declared));
  const { setPage } = changes;
  const {
    filterValues,
    sort: order,
    filter,
    pagination,
  } = useMemo(() => pageAsked(declared, params, asked, only), [declared, params, asked, only]);
  const { page, perPage } = pagination;
  const [selectedIds, selection] = useRecordSelection<ResourceRecord>({
    resource,
    storeKey: [resource, ...Object.values(asked), ...Object.values(only ?? {}), tab].join('/'),
    disableSyncWithStore: inDialog,
  });
  const { retry, retryDelay } = useQueryClient().getDefaultOptions().queries ?? {};
  const query = useGetList<ResourceRecord>(
    resource,
    { pagination, sort: order, filter },
    {
      ...(retry !== undefined && { retry }),
      ...(retryDelay !== undefined && { retryDelay }),
      // Another user's or game's rows do not stand under the new heading (UI-09).
      placeholderData: (previous, before) =>
        isAskedBy(before?.queryKey, asked) ? previous : undefined,
      enabled: !missing,
    },
  );
  const { data: rows, total, meta, pageInfo, isFetching, isPlaceholderData } = query;
  // The page that was read instead of one past the end, where the dialect finds it.
  const read = typeof meta?.page === 'number' ? meta.page : page;
  const last = Math.min(read, lastPage(rows, meta?.pages, total, perPage) ?? read);
  const named = searchParams.get('page');
  const isNoPage = named !== null && !/^[1-9]\d{0,8}$/.test(named);
  useEffect(() => {
    // Replaced, else Back would lead to the wrong page and at once away from it, for ever.
    if (page !== params.page || isNoPage) setPage(page, { replace: true });
    else if (!isFetching && !isPlaceholderData && meta?.lost !== true && page > last)
      setPage(last, { replace: true });
  }, [isFetching, isPlaceholderData, isNoPage, last, meta?.lost, page, params.page, setPage]);

  const onUnselectItems = useCallback(
    (everywhere?: boolean) => selection.unselect(selectedIds, everywhere),
    [selection, selectedIds],
  );
  return {
    ...query,
    resource,
    sort: order,
    page,
    perPage,
    filterValues,
    displayedFilters: {},
    ...changes,
    // Every filter of a list is always in sight.
    showFilter: () => {},
    hideFilter: () => {},
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems,
    // The list's own bar takes all, once all were read (UI-16).
    onSelectAll: () => {},
    hasNextPage: pageInfo?.hasNextPage ?? (total ?? 0) > page * perPage,
    hasPreviousPage: pageInfo?.hasPreviousPage ?? page > 1,
    // react-admin's type knows four kinds of results, a query's is one of them at run time only.
  } as ListControllerResult<ResourceRecord>;
}

/** Was a list read with these parts too? The filter is where useGetList keeps it in its key. */
function isAskedBy(key: readonly unknown[] | undefined, asked: ListParts['asked']): boolean {
  const { filter = {} } = (key?.[2] ?? {}) as { filter?: Record<string, unknown> };
  return Object.entries(asked).every(
    ([name, value]) => JSON.stringify(filter[name]) === JSON.stringify(value),
  );
}

/** A number of an address that counts something from 1, or else this one. */
const countOr = (otherwise: number, given: number): number =>
  Number.isInteger(given) && given >= 1 ? given : otherwise;

/** The last page that there is, of what was read; undefined while that is not known. */
function lastPage(
  data: readonly unknown[] | undefined,
  pages: number | undefined,
  total: number | undefined,
  perPage: number,
): number | undefined {
  if (data === undefined) return undefined;
  if (pages !== undefined) return pages || 1;
  if (total !== undefined) return Math.ceil(total / perPage) || 1;
  return data.length === 0 ? 1 : undefined;
}
