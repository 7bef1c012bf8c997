import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetManyParams,
  Identifier,
} from 'ra-core';
import { noteResourceReads } from '#cache/reads.ts';
import { getPage } from '#dataProvider/dialects/paged.ts';
import { restReads, simpleRest } from '#dataProvider/dialects/simpleRest.ts';
import type { ResourceRecord, ResourceSource } from '#dataProvider/resourceData.ts';
import { Failure } from '#http/failure.ts';

/** Rows asked for at once, and pages at most, when a record is looked up in a list that has no call of its own for it. */
const LOOK_UP = { rows: 1000, pages: 50 };

const refused = (): never => {
  throw new Error('Writes are sent by actions.');
};

/**
 * react-admin's reads, derived from the resources' declarations (CFG-01). Writes are not among them: every
 * write is an action, which locks, confirms and tells how it ended.
 */
export function createDataProvider(sources: readonly ResourceSource[]): DataProvider {
  const byName = new Map(sources.map((source) => [source.resource, source]));
  for (const { resource, data } of sources)
    noteResourceReads(resource, [data.dialect === 'paged' ? data.endpoint : restReads(data)]);

  const sourceOf = (resource: string): ResourceSource => {
    const source = byName.get(resource);
    if (!source) throw new Error(`Unknown resource ${resource}`);
    return source;
  };
  const getMany = async (resource: string, { ids, signal }: GetManyParams) => ({
    data: await recordsWith(sourceOf(resource), ids, signal),
  });

  return {
    /** Leaving a page or typing on calls the former reading off (UI-09). */
    supportAbortSignal: true,
    getList: async (resource, params) => pageOf(sourceOf(resource), params),
    getMany,
    getOne: async (resource, { id, signal }) => ({
      data: await readRecord(sourceOf(resource), id, signal),
    }),
    getManyReference: async (resource, { target, id, filter, ...params }) =>
      pageOf(sourceOf(resource), { ...params, filter: { ...filter, [target]: id } }),
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
    deleteMany: refused,
  } as DataProvider;
}

async function pageOf(
  source: ResourceSource,
  params: GetListParams,
): Promise<GetListResult<ResourceRecord>> {
  if (source.data.dialect === 'paged') return getPage(source, source.data, params);
  const page = await simpleRest(source.data).getList(source.data.path, params);
  return { ...page, meta: { readAt: Date.now() } };
}

/** One record as the service has it now; fails as 'notFound' when there is none. */
export async function readRecord(
  source: ResourceSource,
  id: Identifier,
  signal?: AbortSignal,
): Promise<ResourceRecord> {
  const { data } = source;
  if (data.dialect === 'simple-rest')
    return (await simpleRest(data).getOne(data.path, { id, ...(signal && { signal }) })).data;
  const [record] = await recordsWith(source, [id], signal);
  if (!record) throw new Failure('notFound', data.endpoint, { stage: 'reading' });
  return record;
}

/** The records with these ids: by their own calls, or out of the list, page after page until all are found. */
async function recordsWith(
  source: ResourceSource,
  ids: readonly Identifier[],
  signal: AbortSignal | undefined,
): Promise<ResourceRecord[]> {
  const { data } = source;
  if (data.dialect === 'simple-rest')
    return (await simpleRest(data).getMany(data.path, { ids: ids.map(String) })).data;
  const wanted = new Set(ids.map(String));
  const found: ResourceRecord[] = [];
  for (let page = 1; found.length < wanted.size && page <= LOOK_UP.pages; page += 1) {
    const rows = await getPage(source, data, {
      pagination: { page, perPage: LOOK_UP.rows },
      filter: {},
      ...(signal && { signal }),
    });
    // Past the end the last page comes again.
    if (rows.meta?.page !== page) break;
    found.push(...rows.data.filter(({ id }) => wanted.has(String(id))));
    if (page >= (rows.meta.pages ?? LOOK_UP.pages)) break;
  }
  return found;
}
