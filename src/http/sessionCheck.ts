import { bearer, sessionRefused } from '#http/bearer.ts';
import { Failure } from '#http/failure.ts';

let checking: Promise<unknown> = Promise.resolve();

const isSuspect = (error: unknown): boolean => error instanceof Failure && error.suspect;

/**
 * Makes a read. An answer that puts the session in doubt (see `Failure.suspect`) is asked for once more before
 * the session ends: one service alone may be wrong about the token. While one read checks the others wait, and
 * are not asked again once the session ended; no read is sent more than twice (NET-10).
 */
export async function checkingSession<T>(ask: () => Promise<T>): Promise<T> {
  const token = bearer();
  try {
    return await ask();
  } catch (error) {
    if (!isSuspect(error)) throw error;
    const before = checking;
    const again = before.then(() =>
      token !== null && bearer() === token ? ask() : refused(error),
    );
    checking = again.then(
      () => {},
      (problem) => {
        if (isSuspect(problem)) sessionRefused();
      },
    );
    await checking;
    return again;
  }
}

/** Passes the failure of a write on; a 401 ends the session at once, for a write is never sent twice (NET-05). */
export function endingSession(error: unknown): never {
  if (error instanceof Failure && error.kind === 'session') sessionRefused();
  throw error;
}

const refused = (error: unknown) => Promise.reject(error);
