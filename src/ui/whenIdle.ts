import { queryClient } from '#cache/queryClient.ts';

/** Milliseconds: the first read of a page goes first, is waited for so long, and then the browser is. */
const EARLIEST = 1000;
const FOR_READS = 5000;
const LATEST = 3000;

/** Does something once no read is on its way, or they take too long; what it returns cancels it. */
function whenRead(run: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  const look = (late: boolean) => {
    if (!late && queryClient.isFetching() > 0) return;
    stop();
    run();
  };
  const timer = setTimeout(() => look(true), FOR_READS);
  const unsubscribe = queryClient.getQueryCache().subscribe(() => look(false));
  look(false);
  return stop;
}

/** Does something once the browser has nothing more urgent to do; what it returns cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  let handle = 0;
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = whenRead(() => {
      handle = requestIdleCallback(run, { timeout: LATEST });
    });
  }, EARLIEST);
  return () => {
    clearTimeout(timer);
    stop();
    cancelIdleCallback(handle);
  };
}

/** Resolves when the browser is idle; one thing is done per moment. */
export const spareMoment = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: LATEST });
  });
