import type { DataProvider, GetListParams, GetManyParams } from 'ra-core';
import { getPage } from '#dataProvider/dialects/paged.ts';
import { restReads, simpleRest } from '#dataProvider/dialects/simpleRest.ts';
import { noteResourceReads } from '#dataProvider/reads.ts';
import type { ResourceRecord, ResourceSource, SimpleRestData } from '#dataProvider/resourceData.ts';
import { Failure } from '#http/failure.ts';

/** Rows asked for when one record is looked up in a list that has no call of its own for it. */
const LOOK_UP = { page: 1, perPage: 1000 };

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
  const getList = async (resource: string, params: GetListParams) => {
    const source = sourceOf(resource);
    return source.data.dialect === 'paged'
      ? getPage(source, source.data, params)
      : {
          ...(await simpleRest(source.data).getList(source.data.path, params)),
          meta: { readAt: Date.now() },
        };
  };
  const getMany = async (resource: string, { ids, signal }: GetManyParams) => {
    const source = sourceOf(resource);
    if (source.data.dialect === 'simple-rest') return manyOf(source.data, ids);
    const wanted = new Set(ids.map(String));
    const { data } = await getList(resource, {
      pagination: LOOK_UP,
      filter: {},
      ...(signal && { signal }),
    });
    return { data: data.filter((record: ResourceRecord) => wanted.has(String(record.id))) };
  };

  return {
    /** Leaving a page or typing on calls the former reading off (UI-09). */
    supportAbortSignal: true,
    getList,
    getMany,
    async getOne(resource, params) {
      const source = sourceOf(resource);
      if (source.data.dialect === 'simple-rest')
        return simpleRest(source.data).getOne(source.data.path, params);
      const { signal } = params;
      const { data } = await getMany(resource, { ids: [params.id], ...(signal && { signal }) });
      const [record] = data;
      if (!record) throw new Failure('notFound', source.data.endpoint, { stage: 'reading' });
      return { data: record };
    },
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
    deleteMany: refused,
  } as DataProvider;
}

const manyOf = (data: SimpleRestData, ids: readonly unknown[]) =>
  simpleRest(data).getMany(data.path, { ids: ids.map(String) });
