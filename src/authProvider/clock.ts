/** A desk clock that differs by less is taken as right, in milliseconds. */
const TOLERATED = 60_000;

let skew = 0;

/** Learns how far the desk clock is off from the server's, so that a wrong one neither ends nor prolongs sessions. */
export function setServerTime(serverTime: number | null): void {
  const off = serverTime === null ? 0 : serverTime - Date.now();
  skew = Math.abs(off) > TOLERATED ? off : 0;
}

/** Now, in milliseconds, by the server's clock as far as it is known. */
export const now = (): number => Date.now() + skew;

/** A longer setTimeout fires at once (beyond 24.8 days), and a sleeping desk stops it: check at least hourly. */
const LONGEST_STEP = 3_600_000;

/** Calls `due` once the clock reached `at` (milliseconds); returns what cancels it (APP-08). */
export function at(moment: number, due: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const check = () => {
    clearTimeout(timer);
    if (done) return;
    const left = moment - now();
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, LONGEST_STEP));
      return;
    }
    stop();
    due();
  };
  const stop = () => {
    done = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.('pageshow', check);
    globalThis.document?.removeEventListener('visibilitychange', check);
  };
  globalThis.addEventListener?.('pageshow', check);
  globalThis.document?.addEventListener('visibilitychange', check);
  check();
  return stop;
}
