import type { QueryClient } from '@tanstack/react-query';
import { retryDelay } from '#dataProvider/queryClient.ts';
import { Failure } from '#http/failure.ts';

/**
 * When the reads on the screen that have nothing to show yet are asked again because a service answered 429,
 * in milliseconds since 1970; 0 when none waits for that (NET-03).
 */
export function askedAgainAt(client: QueryClient): number {
  const waiting = client
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching', predicate: hasNothing })
    .map(({ state: { fetchFailureCount, fetchFailureReason: reason } }) =>
      reason instanceof Failure && reason.kind === 'throttled'
        ? reason.at + retryDelay(fetchFailureCount - 1, reason)
        : 0,
    );
  return Math.max(0, ...waiting);
}

const hasNothing = ({ state }: { state: { data: unknown } }): boolean => state.data === undefined;
