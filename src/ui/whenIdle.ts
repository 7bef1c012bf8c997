import { queryClient } from '#cache/queryClient.ts';

/** Milliseconds: the first read of a page goes first, and once it is answered it is done after these at the latest. */
const EARLIEST = 1000;
const LATEST = 3000;

/** Does something once no read is on its way; what it returns cancels it. */
function whenRead(run: () => void): () => void {
  if (queryClient.isFetching() === 0) {
    run();
    return () => {};
  }
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return;
    stop();
    run();
  });
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
