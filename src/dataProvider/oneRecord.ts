import type { Identifier } from 'ra-core';
import { anyInput } from '#contract/endpoint.ts';
import { getPage } from '#dataProvider/dialects/paged.ts';
import { getWhole } from '#dataProvider/dialects/whole.ts';
import { valueAt } from '#dataProvider/paths.ts';
import { toRecords } from '#dataProvider/records.ts';
import type {
  PagedData,
  ResourceRecord,
  ResourceSource,
  WholeData,
} from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';

/** Rows of a page where the resource names no size. */
const USUAL_SIZE = 10;

/** One record by the call that the resource declares for it; another record than the one asked for is refused. */
export async function readOne(
  { toRecord }: ResourceSource,
  data: PagedData | WholeData,
  { endpoint, record: place }: NonNullable<PagedData['one']>,
  id: Identifier,
  signal: AbortSignal | undefined,
): Promise<ResourceRecord> {
  const key = data.key ?? '_id';
  const answer = await call(endpoint, anyInput({ path: { id } }), { signal });
  const [record] = toRecords(
    [valueAt(answer, place)],
    key,
    toRecord && ((row) => toRecord(row, { id }, answer)),
  ).records;
  if (record && String(record.id) === String(id)) return record;
  const field = place === '' ? key : `${place}.${key}`;
  throw new Failure('shape', endpoint, { stage: 'reading', field });
}

/** The records with these ids out of a list that comes whole; `filter` is what its call must be asked with. */
export async function foundInWhole(
  source: ResourceSource,
  data: WholeData,
  ids: readonly Identifier[],
  filter: Record<string, unknown>,
): Promise<ResourceRecord[]> {
  const wanted = new Set(ids.map(String));
  const { data: records } = await getWhole(source, data, { filter });
  return records.filter(({ id }) => wanted.has(String(id)));
}

/**
 * The records with these ids out of a list that has no call for one: its own pages, asked with `filter`, one after
 * the other, until all are found, the pages end, or a page brings nothing new.
 */
export async function foundInList(
  source: ResourceSource,
  data: PagedData,
  ids: readonly Identifier[],
  filter: Record<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<ResourceRecord[]> {
  const wanted = new Set(ids.map(String));
  const found = new Map<string, ResourceRecord>();
  const read = new Set<string>();
  for (let page = 1; found.size < wanted.size; page += 1) {
    const rows = await getPage(source, data, {
      pagination: { page, perPage: source.perPage ?? USUAL_SIZE },
      filter,
      ...(signal && { signal }),
    });
    // Past the end the last page comes again.
    if (rows.meta?.page !== page) break;
    const fresh = rows.data.filter(({ id }) => !read.has(String(id)));
    for (const record of fresh) {
      const id = String(record.id);
      read.add(id);
      if (wanted.has(id)) found.set(id, record);
    }
    if (fresh.length === 0 || !rows.pageInfo?.hasNextPage) break;
  }
  return [...found.values()];
}
