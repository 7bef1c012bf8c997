import type { QueryClient } from '@tanstack/react-query';
import { type Endpoint, endpointKey, type InputOf } from '#contract/endpoint.ts';

/** First part of the key of every read that a screen makes by itself. */
const READ = 'read';

/** The cache key of a read: one per call and input. */
export const readKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  [READ, endpointKey(endpoint), input] as const;

const resourcesReading = new Map<string, Set<string>>();

/** Tells that react-admin's queries of this resource come from these calls, so that a write finds them. */
export function noteResourceReads(resource: string, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    const key = endpointKey(endpoint);
    const resources = resourcesReading.get(key) ?? new Set();
    resources.add(resource);
    resourcesReading.set(key, resources);
  }
}

/** Does a query of the cache come from one of these calls? */
export function readsOf(endpoints: readonly Endpoint[]) {
  const keys = new Set(endpoints.map(endpointKey));
  // Looked up anew each time: a resource may come after somebody began to wait for its reads.
  const isRead = (resource: string) =>
    [...keys].some((key) => resourcesReading.get(key)?.has(resource));
  return ({ queryKey: [first, second] }: { queryKey: readonly unknown[] }): boolean =>
    first === READ ? keys.has(String(second)) : isRead(String(first));
}

/**
 * Refetches whatever shows these calls and marks the rest of them stale (NET-04). Gives how many were on
 * screen; rejects when one of them failed, so that a caller knows whether the state is known.
 */
export async function refetchReads(
  client: QueryClient,
  endpoints: readonly Endpoint[],
): Promise<number> {
  const predicate = readsOf(endpoints);
  await client.invalidateQueries({ predicate, refetchType: 'none' });
  const shown = client.getQueryCache().findAll({ predicate, type: 'active' });
  await client.refetchQueries({ predicate, type: 'active' }, { throwOnError: true });
  return shown.filter((query) => !query.isDisabled()).length;
}
