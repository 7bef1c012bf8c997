import { replaceEqualDeep } from '@tanstack/react-query';
import { type ListControllerResult, useRecordSelection } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRead } from '#cache/useRead.ts';
import { localPage } from '#dataProvider/dialects/localPage.ts';
import { splitFilter } from '#dataProvider/dialects/whole.ts';
import { type RowsAsRecords, readRows } from '#dataProvider/records.ts';
import type { ResourceRecord, WholeData } from '#dataProvider/resourceData.ts';
import { Failure } from '#http/failure.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { sentFilter } from '#resource-kit/list/conditions.ts';
import { knownFilters } from '#resource-kit/list/filters.ts';
import { grouped } from '#resource-kit/list/grouped.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { rowsOf } from '#resource-kit/list/tabs.ts';
import { useListAddress } from '#resource-kit/list/useListAddress.ts';
import { useListLook } from '#resource-kit/list/useListLook.ts';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { wordsOf } from '#resource-kit/list/words.ts';
import { found, readyToFind } from '#ui/findMatches.ts';

/** In the order of the service. */
const AS_LISTED = { field: '', order: 'ASC' } as const;
const PER_PAGE = 50;
const NONE: readonly unknown[] = [];

/** What a whole list tells of itself beside its rows. */
export interface WholeMeta {
  /** Milliseconds since 1970. */
  readAt: number;
  page: number;
  pages: number;
  /** The answer as it came, for what stands beside the rows in it. */
  answer: unknown;
  /** Rows of the answer that are none (NET-11). */
  unreadable: number;
  /** All rows ahead of tab and filters. */
  all: readonly ResourceRecord[];
  /** All rows that tab and filters leave, of which the table shows a page. */
  found: readonly ResourceRecord[];
}

/** Those of the rows that belong to the record around the list; of its id no part counts. */
const ofRecord = (
  rows: readonly ResourceRecord[],
  only: Readonly<Record<string, unknown>> = {},
): ResourceRecord[] =>
  Object.entries(only).reduce(
    (left, [name, id]) => localPage(left, { meta: { whole: name } }, { [name]: id }).data,
    [...rows],
  );

/** The rows of an answer, or why none of them can be read. */
function readable(
  resource: Resource & { data: WholeData },
  answer: unknown,
  asked: Readonly<Record<string, unknown>>,
): Partial<RowsAsRecords> & { failure?: Failure } {
  try {
    return readRows(resource, resource.data, answer, asked);
  } catch (error) {
    if (error instanceof Failure) return { failure: error };
    throw error;
  }
}

/** The records, those that are as they were before as the same objects: what shows them is not drawn again (UI-13). */
function useUnchanged(records: readonly ResourceRecord[] | undefined) {
  const [kept, keep] = useState({ read: records, now: records });
  if (records === kept.read) return kept.now;
  // Looked at once for each answer: what equals nothing, such as NaN, would be found to differ for ever.
  const now = replaceEqualDeep(kept.now, records);
  keep({ read: records, now });
  return now;
}

/**
 * The list of a resource whose rows come at once, as the address asks for it (APP-15): tab, filter, find and sort
 * are made of what was read, so that a key costs no call. Cards are all in `data`, a table has pages (UI-13).
 */
export function useWholeList(
  resource: Resource & { data: WholeData },
): ListControllerResult<ResourceRecord> {
  const { name, fields, data, tabs, sort = AS_LISTED, perPage: ownSize = PER_PAGE } = resource;
  const { asked, missing, tab } = useListParts(resource);
  const { query, inDialog, only } = useListPlace();
  const { params, changes } = useListAddress({ perPage: ownSize, sort });
  const look = useListLook(resource);
  const option = tabs?.options.find(({ value }) => value === tab);
  const shared = tabs?.options.some(({ ticked }) => ticked);
  const place = [name, ...Object.values(asked), ...(shared || !tab ? [] : [tab])].join('/');
  const [selectedIds, selection] = useRecordSelection<ResourceRecord>({
    resource: name,
    // One of its own would be noted in the store first, and all drawn again for that.
    ...(place !== name && { storeKey: place }),
    disableSyncWithStore: inDialog,
  });
  const read = useRead(data.endpoint, splitFilter(data, asked).input, { enabled: !missing });
  const filterValues = useMemo(
    () => knownFilters(fields, { ...params.filter }),
    [fields, params.filter],
  );
  const order = useMemo(
    () => ({ field: params.sort, order: params.order }),
    [params.sort, params.order],
  );

  const { data: answer } = read;
  const rows = useMemo(
    () => (answer === undefined ? undefined : readable(resource, answer, asked)),
    [resource, answer, asked],
  );
  const all = useUnchanged(rows?.records);
  const finds = resource.find !== undefined;
  useEffect(
    () => (finds && all ? readyToFind(all, wordsOf(fields)) : undefined),
    [finds, all, fields],
  );
  const sought = query.get('find') ?? '';
  // A tick changes the rows of no other tab.
  const marks = option?.ticked ? selectedIds : NONE;
  const shown = useMemo(() => {
    const inTab = (option && rowsOf(option, all, marks)) ?? all;
    return inTab && found(inTab, wordsOf(fields), sought);
  }, [all, option, marks, fields, sought]);
  const listed = useMemo(
    () =>
      shown &&
      localPage(ofRecord(shown, only), { sort: order }, sentFilter(fields, filterValues)).data,
    [shown, order, fields, filterValues, only],
  );
  const pages = Math.max(1, Math.ceil((listed?.length ?? 0) / params.perPage));
  const page = look === 'cards' ? 1 : Math.min(Math.max(1, params.page), pages);
  const under = look === 'cards' ? resource.card?.under : undefined;
  const drawn = useMemo(() => {
    if (under !== undefined && listed) return [...grouped(listed, under).values()].flat();
    return look === 'cards' || listed === undefined
      ? listed
      : listed.slice((page - 1) * params.perPage, page * params.perPage);
  }, [look, under, listed, page, params.perPage]);
  const { dataUpdatedAt: readAt } = read;
  const meta = useMemo(
    (): WholeMeta | undefined =>
      rows?.records &&
      listed && {
        readAt,
        page,
        pages,
        answer,
        all: rows.records,
        found: listed,
        unreadable: rows.unreadable ?? 0,
      },
    [readAt, page, pages, answer, rows, listed],
  );
  const onUnselectItems = useCallback(
    (everywhere?: boolean) => selection.unselect(selectedIds, everywhere),
    [selection, selectedIds],
  );
  return {
    ...read,
    data: drawn,
    error: rows?.failure ?? read.error,
    total: listed?.length,
    meta,
    resource: name,
    sort: order,
    page,
    perPage: params.perPage,
    filterValues,
    displayedFilters: {},
    ...changes,
    showFilter: () => {},
    hideFilter: () => {},
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems,
    onSelectAll: () => {},
    hasNextPage: page < pages,
    hasPreviousPage: page > 1,
    // react-admin's type knows four kinds of results, a query's is one of them at run time only.
  } as unknown as ListControllerResult<ResourceRecord>;
}
