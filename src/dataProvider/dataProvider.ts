import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetManyParams,
  Identifier,
} from 'ra-core';
import { noteResourceReads } from '#cache/reads.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getPage } from '#dataProvider/dialects/paged.ts';
import { restReads } from '#dataProvider/dialects/restReads.ts';
import { getWhole } from '#dataProvider/dialects/whole.ts';
import { NotDone } from '#dataProvider/notDone.ts';
import { foundInList, foundInWhole, readOne } from '#dataProvider/oneRecord.ts';
import { orderOf } from '#dataProvider/order.ts';
import type {
  DeferredSource,
  ResourceData,
  ResourceRecord,
  ResourceSource,
  SimpleRestData,
} from '#dataProvider/resourceData.ts';
import { loadChunk } from '#http/chunks.ts';
import { Failure } from '#http/failure.ts';
import type { Text } from '#i18n/useText.ts';

/**
 * react-admin's methods, derived from the resources' declarations (CFG-01): reads by their dialect, writes by their
 * actions. `say` words in the language of the person why a write was not done.
 */
export function createDataProvider(
  sources: readonly (ResourceSource | DeferredSource)[],
  say: (text: Text | string) => string,
): DataProvider {
  const byName = new Map(sources.map((source) => [source.resource, source]));
  const note = ({ resource, data }: ResourceSource) => noteResourceReads(resource, callsOf(data));
  for (const source of sources) if ('data' in source) note(source);

  const sourceOf = async (resource: string): Promise<ResourceSource> => {
    const source = byName.get(resource);
    if (!source)
      throw new Error(`Unknown resource ${resource}; there are ${[...byName.keys()].join(', ')}`);
    if ('data' in source) return source;
    const whole = await source.bring();
    byName.set(resource, whole);
    note(whole);
    return whole;
  };
  /** `meta.filter`: what a list has to be asked with that has no call for one record, such as { game_id }. */
  const getMany = async (resource: string, { ids, meta, signal }: GetManyParams) => ({
    data: await recordsWith(await sourceOf(resource), ids, { filter: meta?.filter, signal }),
  });

  /** An order that cannot be had is refused: rows in another one would look like it. */
  const listOf = async (
    source: ResourceSource,
    params: GetListParams,
  ): Promise<GetListResult<ResourceRecord>> => {
    if (orderOf(source, params.sort) !== null) return pageOf(source, params);
    const { resource } = source;
    throw new NotDone(
      say({ key: 'actions.lacks.sort', params: { resource, field: params.sort?.field ?? '' } }),
    );
  };

  /** Comes with the first write: no list waits for it. */
  const writes = async (): Promise<DataProvider> => {
    const { createWrites } = await loadChunk('writes', () => import('#dataProvider/writes.ts'));
    const read = async (resource: string, id: Identifier) =>
      readRecord(await sourceOf(resource), id);
    return createWrites(sourceOf, read, say) as DataProvider;
  };

  return {
    /** Leaving a page or typing on aborts the former reading (UI-09). */
    supportAbortSignal: true,
    getList: async (resource, params) => listOf(await sourceOf(resource), params),
    getMany,
    getOne: async (resource, { id, meta, signal }) => ({
      data: await readRecord(await sourceOf(resource), id, { filter: meta?.filter, signal }),
    }),
    getManyReference: async (resource, { target, id, filter, meta, ...params }) =>
      listOf(await sourceOf(resource), {
        ...params,
        filter: { ...filter, [target]: id },
        meta: { ...meta, whole: target },
      }),
    ...Object.fromEntries(
      WRITES.map((method) => [
        method,
        async (resource: string, params: never) => {
          const write = (await writes())[method] as DataProvider['getList'];
          return write(resource, params);
        },
      ]),
    ),
  } as DataProvider;
}

const WRITES = ['create', 'update', 'updateMany', 'delete', 'deleteMany'] as const;

/** The calls that a resource is read by. */
const callsOf = (data: ResourceData): Endpoint[] =>
  data.dialect === 'simple-rest'
    ? [restReads(data)]
    : [data.endpoint, ...(data.one ? [data.one.endpoint] : [])];

/** Only resources of /config.json are read so; what does it comes with the first of them. */
const simpleRest = async (data: SimpleRestData) =>
  (await loadChunk('simpleRest', () => import('#dataProvider/dialects/simpleRest.ts'))).simpleRest(
    data,
  );

async function pageOf(
  source: ResourceSource,
  params: GetListParams,
): Promise<GetListResult<ResourceRecord>> {
  const { data } = source;
  if (data.dialect === 'simple-rest') return (await simpleRest(data)).getList(params);
  return data.dialect === 'whole' ? getWhole(source, data, params) : getPage(source, data, params);
}

/** How a record is asked for. */
interface Asking {
  filter?: Record<string, unknown> | undefined;
  signal?: AbortSignal | undefined;
}

/** One record as the service has it now; fails as 'notFound' when there is none. */
export async function readRecord(
  source: ResourceSource,
  id: Identifier,
  asking: Asking = {},
): Promise<ResourceRecord> {
  const { data } = source;
  if (data.dialect === 'simple-rest') return (await simpleRest(data)).getOne(id, asking.signal);
  if (data.one) return readOne(source, data, data.one, id, asking.signal);
  const [record] = await recordsWith(source, [id], asking);
  if (!record) throw new Failure('notFound', data.endpoint, { stage: 'reading' });
  return record;
}

/** The records with these ids: by their own calls, or out of the list, page after page until all are found. */
async function recordsWith(
  source: ResourceSource,
  ids: readonly Identifier[],
  { filter = {}, signal }: Asking,
): Promise<ResourceRecord[]> {
  const { data } = source;
  if (data.dialect === 'simple-rest') return (await simpleRest(data)).getMany(ids);
  const { one } = data;
  // Only a filter of ra-data-simple-rest tells numbers from texts beyond 2^53.
  const texts = [...new Set(ids.map((id) => (typeof id === 'number' ? id : String(id))))];
  if (!one)
    return data.dialect === 'whole'
      ? foundInWhole(source, data, texts, filter)
      : foundInList(source, data, texts, filter, signal);
  const found = await Promise.all(
    texts.map((id) =>
      readOne(source, data, one, id, signal).catch((error: unknown) => {
        if (error instanceof Failure && error.kind === 'notFound') return [];
        throw error;
      }),
    ),
  );
  return found.flat();
}
