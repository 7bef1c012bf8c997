import simpleRestProvider from 'ra-data-simple-rest';
import { z } from 'zod';
import { type Endpoint, endpoint, type InputOf, type ServiceName } from '#contract/endpoint.ts';
import type { SimpleRestData } from '#dataProvider/resourceData.ts';
import { serviceBase } from '#http/address.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';

/** The call that a read of ra-data-simple-rest is: same bearer, time-outs and failures as any other. */
const readOf = (service: string, path: string): Endpoint =>
  endpoint({
    service: service as ServiceName,
    method: 'GET',
    path,
    answer: z.unknown(),
    effect: 'read',
  });

/** The reads of ra-data-simple-rest on a service's base, through the console's own client (CFG-02). */
export function simpleRest({ service }: SimpleRestData) {
  const base = serviceBase(service);
  if (!base)
    throw new Failure('notConfigured', { service: service as ServiceName }, { stage: 'before' });
  return simpleRestProvider(base.replace(/\/$/, ''), async (url, options) => {
    const headers = new Headers();
    const json = await call(
      readOf(service, String(url).slice(base.length)),
      {} as InputOf<Endpoint>,
      {
        signal: options?.signal ?? undefined,
        onHeader: (name) => {
          const value = name('content-range');
          if (value !== null) headers.set('content-range', value);
        },
      },
    );
    return { status: 200, headers, body: '', json };
  });
}

/** What a write makes stale of a resource that speaks ra-data-simple-rest: its reads as one call. */
export const restReads = ({ service, path }: SimpleRestData): Endpoint => readOf(service, path);
