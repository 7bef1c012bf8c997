import { bearer, sessionRefused } from '#http/bearer.ts';
import { Failure } from '#http/failure.ts';

/** While a read in doubt is asked again. It never rejects. */
let checking: Promise<void> | null = null;

const isSuspect = (error: unknown): boolean => error instanceof Failure && error.suspect;

/**
 * Makes a read. An answer that puts the session in doubt (see `Failure.suspect`) is asked for once more before
 * the session ends: one service alone may be wrong about the token. While the first of them checks the others
 * wait; then they are asked again side by side, or not at all once the session ended. No read is sent more than
 * twice, and one that is cancelled (`signal`) waits no longer (NET-10).
 */
export async function checkingSession<T>(
  ask: () => Promise<T>,
  signal?: AbortSignal | undefined,
): Promise<T> {
  const token = bearer();
  try {
    return await ask();
  } catch (error) {
    if (!isSuspect(error)) throw error;
    if (checking) await Promise.race([checking, cancelled(signal)]);
    if (token === null) sessionRefused();
    if (token === null || bearer() !== token) throw error;
    const again = ask().catch((problem) => {
      if (isSuspect(problem)) sessionRefused();
      throw problem;
    });
    checking ??= again.then(decided, decided);
    return again;
  }
}

const decided = () => {
  checking = null;
};

/** Asking then fails as cancelled, and nothing is sent. */
const cancelled = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

/** Passes the failure of a write on; a 401 ends the session at once, for a write is never sent twice (NET-05). */
export function endingSession(error: unknown): never {
  if (error instanceof Failure && error.kind === 'session') sessionRefused();
  throw error;
}
