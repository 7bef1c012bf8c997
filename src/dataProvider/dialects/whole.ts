import type { GetListParams, GetListResult } from 'ra-core';
import { z } from 'zod';
import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import { anyInput, type Endpoint, type InputOf } from '#contract/endpoint.ts';
import { localPage } from '#dataProvider/dialects/localPage.ts';
import { filterOf } from '#dataProvider/dialects/paged.ts';
import { readRows } from '#dataProvider/records.ts';
import type { ResourceRecord, ResourceSource, WholeData } from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';

/** What of a filter is sent: the parts of a call's path and its query names. */
const askedNames = ({ path, query }: Endpoint) => ({
  path: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  query: namesOf(query),
});

/** The names of a query, of any of its forms where it has several. */
const namesOf = (query: unknown): string[] => {
  if (query instanceof z.ZodObject) return Object.keys(query.shape);
  return query instanceof z.ZodUnion ? query.options.flatMap(namesOf) : [];
};

/** A filter in two: what the call asks the service for, and what is looked for in its answer. */
export function splitFilter(
  { endpoint, query }: WholeData,
  filter: Readonly<Record<string, unknown>>,
): { input: InputOf<Endpoint>; local: Record<string, unknown> } {
  const { path, query: names } = askedNames(endpoint);
  const entries = Object.entries(filter);
  const of = (wanted: readonly string[]) =>
    Object.fromEntries(entries.filter(([name]) => wanted.includes(name)));
  return {
    input: anyInput({
      ...(path.length > 0 && { path: of(path) }),
      ...(endpoint.query && { query: { ...query, ...of(names) } }),
    }),
    local: Object.fromEntries(
      entries.filter(([name]) => !path.includes(name) && !names.includes(name)),
    ),
  };
}

/** A page out of all rows, which come at once; one read serves all who ask for it at a time (CFG-02). */
export async function getWhole(
  source: ResourceSource,
  data: WholeData,
  params: GetListParams,
): Promise<GetListResult<ResourceRecord>> {
  const filter = filterOf(params);
  const { input, local } = splitFilter(data, filter);
  const answer = await queryClient.fetchQuery({
    queryKey: readKey(data.endpoint, input),
    queryFn: ({ signal }) => call(data.endpoint, input, { signal }),
  });
  const { records, unreadable } = readRows(source, data, answer, filter);
  const page = localPage(records, params, local);
  return { ...page, meta: { ...page.meta, unreadable } };
}
