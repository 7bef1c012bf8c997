import type { GetListParams, GetListResult, Identifier } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { anyInput } from '#contract/endpoint.ts';
import { asAsked } from '#dataProvider/conditions.ts';
import { readOf } from '#dataProvider/dialects/restReads.ts';
import { toRecords } from '#dataProvider/records.ts';
import type { ResourceRecord, SimpleRestData } from '#dataProvider/resourceData.ts';
import { serviceBase } from '#http/address.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';
import { writeJson } from '#rules/writeJson.ts';

const COUNTED = 'content-range';

/** The reads of ra-data-simple-rest on a service's base, through the console's own client (CFG-02). */
export function simpleRest({ service, path, operators }: SimpleRestData) {
  const endpoint = { service };
  const base = serviceBase(service);
  if (!base) throw new Failure('notConfigured', endpoint, { stage: 'before' });
  const wrong = (field: string) => new Failure('shape', endpoint, { stage: 'reading', field });
  let counted: string | null = null;
  const rest = simpleRestProvider(base.replace(/\/$/, ''), async (url, options) => {
    const json = await call(readOf(service, String(url).slice(base.length)), anyInput({}), {
      signal: options?.signal ?? undefined,
      onHeader: (name) => {
        counted = name(COUNTED);
      },
    });
    // The library throws an error of its own without it; ours follows.
    const headers = new Headers({ [COUNTED]: counted ?? '*/0' });
    return { status: 200, headers, body: '', json };
  });
  /** Rows as records; not one of them readable is no list. */
  const rows = (json: unknown) => {
    if (!Array.isArray(json)) throw wrong('list');
    const { records, unreadable } = toRecords(json, 'id');
    if (unreadable > 0 && records.length === 0) throw wrong('0.id');
    return { records, unreadable };
  };
  return {
    /** A page of the list. The header has to say how many there are; '*' says that it is not known. */
    async getList(params: GetListParams): Promise<GetListResult<ResourceRecord>> {
      counted = null;
      const filter = asAsked(params.filter ?? {}, operators);
      const { data } = await rest.getList(path, { ...params, filter });
      const { records, unreadable } = rows(data);
      const told = /\/\s*(\d+|\*)\s*$/.exec(counted ?? '')?.[1];
      if (told === undefined) throw wrong('Content-Range');
      const meta = { readAt: Date.now(), unreadable };
      if (told !== '*') return { data: records, total: Number(told), meta };
      const { page = 1, perPage = 10 } = params.pagination ?? {};
      const hasNextPage = records.length + unreadable >= perPage;
      return { data: records, pageInfo: { hasPreviousPage: page > 1, hasNextPage }, meta };
    },
    /** The records with these ids, every digit of which is sent; one that was not asked for does not count. */
    async getMany(ids: readonly Identifier[]): Promise<ResourceRecord[]> {
      const asked = new Map(ids.map((id) => [String(id), id]));
      const filter = encodeURIComponent(writeJson({ id: [...asked.values()] }));
      const json = await call(readOf(service, `${path}?filter=${filter}`), anyInput({}));
      return rows(json).records.filter(({ id }) => asked.has(String(id)));
    },
    /** One record, and no other. */
    async getOne(id: Identifier, signal?: AbortSignal): Promise<ResourceRecord> {
      const { data } = await rest.getOne(path, { id, ...(signal && { signal }) });
      const [record] = toRecords([data], 'id').records;
      if (!record || String(record.id) !== String(id)) throw wrong('id');
      return record;
    },
  };
}
