import type { GetListParams, GetListResult } from 'ra-core';
import { z } from 'zod';
import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { localPage } from '#dataProvider/dialects/localPage.ts';
import { recordsAt } from '#dataProvider/dialects/records.ts';
import type { ResourceRecord, ResourceSource, WholeData } from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';

/** The query names of a call: what of a filter is sent; the rest is filtered by here. */
const askedNames = ({ query }: Endpoint): readonly string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : [];

/** A filter in two: what the call asks the service for, and what is looked for in its answer. */
export function splitFilter(
  { endpoint, query }: WholeData,
  filter: Readonly<Record<string, unknown>>,
): { asked: Record<string, unknown>; local: Record<string, unknown> } {
  const names = askedNames(endpoint);
  const entries = Object.entries(filter);
  return {
    asked: { ...query, ...Object.fromEntries(entries.filter(([name]) => names.includes(name))) },
    local: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  };
}

/** The input of a whole list's call; the same for whoever asks for the same, so that one read serves all. */
export const wholeInput = (
  data: WholeData,
  asked: Readonly<Record<string, unknown>>,
): InputOf<Endpoint> => (data.endpoint.query ? { query: asked } : {}) as InputOf<Endpoint>;

/** The answer of a whole list as records: each row once per time it came, in the service's order. */
export const wholeRecords = (
  source: Pick<ResourceSource, 'toRecord'>,
  data: WholeData,
  answer: unknown,
): ResourceRecord[] => recordsAt(source, data, answer);

/** All rows at once, of which a page is taken here (CFG-02). */
export async function getWhole(
  source: ResourceSource,
  data: WholeData,
  params: GetListParams,
): Promise<GetListResult<ResourceRecord>> {
  const { asked, local } = splitFilter(data, params.filter ?? {});
  const input = wholeInput(data, asked);
  const answer = await queryClient.fetchQuery({
    queryKey: readKey(data.endpoint, input),
    queryFn: ({ signal }) => call(data.endpoint, input, { signal }),
  });
  return localPage(wholeRecords(source, data, answer), params, local);
}
