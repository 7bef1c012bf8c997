type Source = () => string | null;

let source: Source = () => null;
const listeners = new Set<() => void>();

/** Where `call` takes the token from; set once by the session. */
export function setBearerSource(next: Source): void {
  source = next;
}

/** The token to send now, or null when nobody is signed in. */
export const bearer = (): string | null => source();

/** A service answered 401: the session must end (NET-10). Told once per answer; the listener makes it one dialog. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells those who listen that a service refused the token. */
export function sessionRefused(): void {
  for (const listener of listeners) listener();
}
