/** How long a call may take; it ends by the clock or by the caller. */
export interface TimeLimit {
  signal: AbortSignal;
  /** True when the clock ended it. */
  timedOut: boolean;
  /** Gives it the whole time again: an upload that still moves is not late. */
  restart: () => void;
  clear: () => void;
}

/** Starts the clock (milliseconds); `outer` ends the call earlier. */
export function timeLimit(ms: number, outer: AbortSignal | undefined): TimeLimit {
  const abort = new AbortController();
  const stop = () => abort.abort();
  let timer: ReturnType<typeof setTimeout>;
  const limit: TimeLimit = {
    signal: abort.signal,
    timedOut: false,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        limit.timedOut = true;
        abort.abort();
      }, ms);
    },
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
  limit.restart();
  if (outer?.aborted) abort.abort();
  outer?.addEventListener('abort', stop);
  return limit;
}
