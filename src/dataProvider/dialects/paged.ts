import type { GetListParams, GetListResult } from 'ra-core';
import { anyInput } from '#contract/endpoint.ts';
import { asAsked } from '#dataProvider/conditions.ts';
import { orderOf } from '#dataProvider/order.ts';
import { valueAt } from '#dataProvider/paths.ts';
import { readRows } from '#dataProvider/records.ts';
import type { PagedData, ResourceRecord, ResourceSource } from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';
import { findLastPage } from '#rules/lastPage.ts';

/**
 * One page of a resource from the console's own call; see `PagedData`. `meta.page` is the page it is: a page
 * past the end, such as a last page emptied by an action, gives the last one instead (UI-08).
 */
export async function getPage(
  source: ResourceSource,
  data: PagedData,
  params: GetListParams,
): Promise<GetListResult<ResourceRecord>> {
  const { page = 1 } = params.pagination ?? {};
  const got = await readPage(source, data, params);
  if (got.data.length > 0 || page === 1) return got;
  try {
    return await lastPage(source, data, params, got.meta?.pages ?? page);
  } catch (error) {
    // Nobody knows which page is the last: the list says so and leads back to the first.
    if (error instanceof Failure && params.signal?.aborted !== true)
      return { ...got, meta: { ...got.meta, lost: true } };
    throw error;
  }
}

/** The last page that has rows; `told` is how many the service told of. */
async function lastPage(
  source: ResourceSource,
  data: PagedData,
  params: GetListParams,
  told: number,
): Promise<GetListResult<ResourceRecord>> {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const read = new Map<number, GetListResult<ResourceRecord>>();
  const on = async (nth: number) => {
    const result = await readPage(source, data, { ...params, pagination: { page: nth, perPage } });
    read.set(nth, result);
    return result;
  };
  const rowsOn = async (nth: number) => (await on(nth)).data.length;
  const most = Math.max(1, Math.min(told, page));
  const end = most < page && (most === 1 || (await rowsOn(most)) > 0);
  const last = end ? most : await findLastPage(most, perPage, rowsOn);
  const before = read.get(last) ?? (await on(last));
  // The total tells react-admin to move the address there.
  return { ...before, total: before.total ?? last * perPage };
}

async function readPage(
  source: ResourceSource,
  data: PagedData,
  params: GetListParams,
): Promise<GetListResult<ResourceRecord>> {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const filter = filterOf(params);
  const sort = orderOf(source, params.sort) ?? undefined;
  const answer = await ask(data, params.signal, sort, filter, page, perPage);
  const { records, unreadable } = readRows(source, data, answer, filter);
  const pages = data.pages ? number(valueAt(answer, data.pages)) : undefined;
  const total = data.total ? number(valueAt(answer, data.total)) : undefined;
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
            : records.length + unreadable >= perPage,
    },
    meta: {
      readAt: Date.now(),
      page,
      answer,
      unreadable,
      pages: pages ?? (total === undefined ? undefined : Math.ceil(total / perPage)),
    },
  };
}

/** What is filtered by: identifiers trimmed, empty ones left out (UI-09). */
export const filterOf = ({ filter }: GetListParams): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter ?? {})
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

function ask(
  data: PagedData,
  signal: GetListParams['signal'],
  sort: GetListParams['sort'],
  filter: Record<string, unknown>,
  page: number,
  perPage: number,
) {
  const query = {
    ...data.query,
    ...asAsked(filter, data.operators, { query: true }),
    [data.page ?? 'page']: page,
    ...(data.limit !== null && { [data.limit ?? 'limit']: perPage }),
    ...(data.sort &&
      sort && {
        [data.sort.field]: sort.field,
        [data.sort.order]: sort.order === 'ASC' ? data.sort.up : data.sort.down,
      }),
  };
  return call(data.endpoint, anyInput({ query }), { signal });
}

/** A count, which some services give as text. */
function number(value: unknown): number | undefined {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) ? count : undefined;
}
