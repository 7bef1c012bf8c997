import { z } from 'zod';
import { acknowledgement } from '#contract/codecs.ts';
import { type Endpoint, endpoint } from '#contract/endpoint.ts';
import { restReads } from '#dataProvider/dialects/restReads.ts';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceData } from '#dataProvider/resourceData.ts';
import { calledData, given } from '#resource-kit/plain/fromPlain.ts';
import type { ReadPlainResource } from '#resource-kit/plain/schema.ts';

/** Where a plain resource's rows come from: its own list call, or ra-data-simple-rest. */
export function dataOf(plain: ReadPlainResource): ResourceData {
  const { service, name, path = name, list, operators } = plain;
  if (!list)
    return {
      dialect: 'simple-rest',
      service,
      path,
      ...(operators && { operators: given(operators) }),
    };
  const { path: listPath = path, records, one } = list;
  const read = endpoint({
    service,
    method: 'GET',
    path: listPath,
    query: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    // A wrong shape must not pass for an empty list.
    answer: z.unknown().refine((answer) => Array.isArray(valueAt(answer, records)), {
      message: 'expected a list',
      path: records === '' ? [] : records.split('.'),
    }),
    effect: 'read',
    numbers: 'exact',
  });
  return {
    ...calledData({ list, operators }, read),
    ...(one && {
      one: {
        endpoint: endpoint({
          service,
          method: 'GET',
          path: one.path,
          answer: z.unknown(),
          effect: 'read',
          numbers: 'exact',
        }),
        record: one.record,
      },
    }),
  };
}

/** A write of a plain resource; afterwards its lists are read again. */
export function writeOf(
  data: ResourceData,
  service: string,
  method: Exclude<Endpoint['method'], 'GET'>,
  path: string,
  { money = false, body = true }: { money?: boolean; body?: boolean } = {},
): Endpoint {
  const reads = data.dialect === 'simple-rest' ? restReads(data) : data.endpoint;
  return endpoint({
    service,
    method,
    path,
    ...(body && { body: z.unknown() }),
    answer: acknowledgement,
    effect: money ? 'money' : 'write',
    touches: () => [reads],
  });
}
