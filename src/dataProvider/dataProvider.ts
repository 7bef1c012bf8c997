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
import type { ResourceRecord, ResourceSource, ResourceData } from '#dataProvider/resourceData.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { foundInList, readOne } from '#dataProvider/oneRecord.ts';
import { Failure } from '#http/failure.ts';

const refused = (): never => {
  throw new Error('Writes are sent by actions.');
};

/**
 * react-admin's reads, derived from the resources' declarations (CFG-01). Writes are not among them: every
 * write is an action, which locks, confirms and tells how it ended.
 */
export function createDataProvider(sources: readonly ResourceSource[]): DataProvider {
  const byName = new Map(sources.map((source) => [source.resource, source]));
  for (const { resource, data } of sources) noteResourceReads(resource, callsOf(data));

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

/** The calls that a resource is read by. */
const callsOf = (data: ResourceData): Endpoint[] =>
  data.dialect === 'paged'
    ? [data.endpoint, ...(data.one ? [data.one.endpoint] : [])]
    : [restReads(data)];

const pageOf = async (
  source: ResourceSource,
  params: GetListParams,
): Promise<GetListResult<ResourceRecord>> =>
  source.data.dialect === 'paged'
    ? getPage(source, source.data, params)
    : simpleRest(source.data).getList(params);

/** One record as the service has it now; fails as 'notFound' when there is none. */
export async function readRecord(
  source: ResourceSource,
  id: Identifier,
  signal?: AbortSignal,
): Promise<ResourceRecord> {
  const { data } = source;
  if (data.dialect === 'simple-rest') return simpleRest(data).getOne(id, signal);
  if (data.one) return readOne(source, data, data.one, id, signal);
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
  if (data.dialect === 'simple-rest') return simpleRest(data).getMany(ids);
  const { one } = data;
  if (!one) return foundInList(source, data, ids, signal);
  const found = await Promise.all(
    ids.map((id) =>
      readOne(source, data, one, id, signal).catch((error: unknown) => {
        if (error instanceof Failure && error.kind === 'notFound') return [];
        throw error;
      }),
    ),
  );
  return found.flat();
}
