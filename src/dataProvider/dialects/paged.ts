import type { GetListParams, GetListResult } from 'ra-core';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { localPage } from '#dataProvider/dialects/localPage.ts';
import { valueAt } from '#dataProvider/paths.ts';
import type { PagedData, ResourceRecord, ResourceSource } from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';

/**
 * One page of a resource from the console's own call; see `PagedData`. `meta.page` is the page it is.
 * `stepped`: asked for because a later page was empty.
 */
export async function getPage(
  source: ResourceSource,
  data: PagedData,
  params: GetListParams,
  stepped = false,
): Promise<GetListResult<ResourceRecord>> {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const filter = filterOf(params);
  const answer = await ask(data, params, filter, page, perPage);
  const records = recordsOf(source, data, answer);
  if (data.page === null) return localPage(records, params, filter);
  const pages = data.pages ? number(valueAt(answer, data.pages)) : undefined;
  const total = data.total ? number(valueAt(answer, data.total)) : undefined;
  if (records.length === 0 && page > 1)
    return stepBack(source, data, params, pages ?? (stepped ? 1 : page - 1));
  return {
    data: records,
    ...(total !== undefined && { total }),
    pageInfo: {
      hasPreviousPage: page > 1,
      hasNextPage:
        pages !== undefined
          ? page < pages
          : total !== undefined
            ? page * perPage < total
            : records.length >= perPage,
    },
    meta: {
      readAt: Date.now(),
      page,
      pages: pages ?? (total === undefined ? undefined : Math.ceil(total / perPage)),
    },
  };
}

/** What is filtered by: identifiers trimmed, empty ones left out (UI-09). */
const filterOf = ({ filter }: GetListParams): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter ?? {})
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

function ask(
  data: PagedData,
  { sort, signal }: GetListParams,
  filter: Record<string, unknown>,
  page: number,
  perPage: number,
) {
  const local = data.page === null;
  const query = {
    ...data.query,
    ...(local ? {} : filter),
    ...(!local && { [data.page ?? 'page']: page }),
    ...(!local && data.limit !== null && { [data.limit ?? 'limit']: perPage }),
    ...(data.sort &&
      sort && {
        [data.sort.field]: sort.field,
        [data.sort.order]: sort.order === 'ASC' ? data.sort.up : data.sort.down,
      }),
  };
  return call(data.endpoint, { query } as InputOf<Endpoint>, { signal });
}

/**
 * A page past the end, such as a last page emptied by an action, gives the last page instead; the total
 * tells react-admin to move the address there (UI-08). Where no call tells the number of pages, it is the
 * one before, or else the first.
 */
async function stepBack(
  source: ResourceSource,
  data: PagedData,
  params: GetListParams,
  pages: number,
): Promise<GetListResult<ResourceRecord>> {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const last = Math.max(1, Math.min(pages, page - 1));
  const pagination = { page: last, perPage };
  const before = await getPage(source, data, { ...params, pagination }, true);
  return { ...before, total: before.total ?? last * perPage };
}

/** Rows as records: the key becomes a unique `id`; a row delivered twice is shown twice, not lost. */
export function recordsOf(
  { toRecord }: Pick<ResourceSource, 'toRecord'>,
  data: PagedData,
  answer: unknown,
): ResourceRecord[] {
  const rows = valueAt(answer, data.records);
  const seen = new Map<string, number>();
  return (Array.isArray(rows) ? rows : []).map((row: Record<string, unknown>) => {
    const key = String(row[data.key ?? '_id'] ?? '');
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return {
      ...(toRecord?.(row) ?? row),
      id: times === 1 ? key : `${key}#${times}`,
    };
  });
}

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
