import type { QueryClient } from '@tanstack/react-query';
import { Failure } from '#http/failure.ts';
import type { Text } from '#i18n/useText.ts';

/** After this many milliseconds a read is said to be slow. */
const SLOW = 3000;
const TICK = 500;

const isThrottled = (error: unknown) => error instanceof Failure && error.kind === 'throttled';

/** Tells what the reads on the screen wait for: the try that runs, that they are slow, or nothing (null). */
export function watchWaiting(client: QueryClient, tell: (waiting: Text | null) => void) {
  const since = new Map<string, number>();
  let told = '';
  let ticking: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(ticking);
    const running = client.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' });
    const hashes = new Set(running.map(({ queryHash }) => queryHash));
    for (const hash of since.keys()) if (!hashes.has(hash)) since.delete(hash);
    for (const hash of hashes) if (!since.has(hash)) since.set(hash, Date.now());
    const tries = Math.max(0, ...running.map(({ state }) => state.fetchFailureCount));
    const throttled = running.some(({ state }) => isThrottled(state.fetchFailureReason));
    const slow = [...since.values()].some((start) => Date.now() - start >= SLOW);
    const next: Text | null =
      tries > 0
        ? { key: throttled ? 'layout.throttled' : 'layout.retrying', params: { count: tries } }
        : slow
          ? { key: 'layout.slow' }
          : null;
    if (running.length > 0) ticking = setTimeout(look, TICK);
    if (JSON.stringify(next) === told) return;
    told = JSON.stringify(next);
    tell(next);
  };
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') look();
  });
  return () => {
    stop();
    clearTimeout(ticking);
  };
}
