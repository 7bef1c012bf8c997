/** Milliseconds: the first read of a page goes first, and at the latest it is done after these. */
const EARLIEST = 1000;
const LATEST = 3000;

/** Does something once the browser has nothing more urgent to do; what it returns cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  let handle = 0;
  const timer = setTimeout(() => {
    handle = requestIdleCallback(run, { timeout: LATEST });
  }, EARLIEST);
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(handle);
  };
}
