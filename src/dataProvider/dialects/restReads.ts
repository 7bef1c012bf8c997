import { z } from 'zod';
import { type Endpoint, endpoint } from '#contract/endpoint.ts';
import type { SimpleRestData } from '#dataProvider/resourceData.ts';

/** The call that a read of ra-data-simple-rest is: same bearer, time-outs and failures as any other. */
export const readOf = (service: string, path: string): Endpoint =>
  endpoint({
    service,
    method: 'GET',
    path,
    answer: z.unknown(),
    effect: 'read',
    numbers: 'exact',
  });

/** What a write makes stale of a resource that speaks ra-data-simple-rest: its reads as one call. */
export const restReads = ({ service, path }: SimpleRestData): Endpoint => readOf(service, path);
