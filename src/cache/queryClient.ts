import { QueryClient } from '@tanstack/react-query';
import { onPersonLeaves, sessionState, subscribeSession } from '#authProvider/session.ts';
import { Failure } from '#http/failure.ts';

/** How often a failed read is asked again, and the longest pause between, in milliseconds (NET-03). */
const RETRIES = 3;
const LONGEST_PAUSE = 30_000;

const retry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof Failure && error.retriable;

/**
 * 1 s, 2 s, 4 s … capped; a service that names a longer pause is given it (at most 120 s). A 429 that names
 * none is asked again as any other failure; its 30 s hold for what a person presses.
 */
export const retryDelay = (failures: number, error: unknown): number =>
  Math.max(
    Math.min(1000 * 2 ** failures, LONGEST_PAUSE),
    (error instanceof Failure ? error.retryAfter : undefined) ?? 0,
  );

/** The cache of what was read. Writes are never retried and never wait for a connection (NET-05). */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        staleTime: 0,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  onPersonLeaves(() => client.clear());
  readAgainOnceRevived(client);
  return client;
}

/** What was asked for while the session had ended was refused: the tab that goes on reads what it shows again. */
function readAgainOnceRevived(client: QueryClient): void {
  let before = sessionState().status;
  subscribeSession(() => {
    const { status } = sessionState();
    if (before === 'ended' && status === 'open') void client.invalidateQueries();
    before = status;
  });
}

/** The one client of the page. */
export const queryClient = createQueryClient();
