type Source = () => string | null;

let source: Source = () => null;
const listeners = new Set<() => void>();
let doubted = () => {};

/** Where `call` takes the token from; set once by the session. */
export function setBearerSource(next: Source): void {
  source = next;
}

/** The token to send now, or null when nobody is signed in. */
export const bearer = (): string | null => source();

/** The services do not accept the token: the session must end (NET-10). Told more than once; the listener makes it one dialog. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells those who listen that a service refused the token. */
export function sessionRefused(): void {
  for (const listener of listeners) listener();
}

/** Who looks at the clock when a service cannot be reached; set once by the session. */
export function onSessionDoubted(look: () => void): void {
  doubted = look;
}

/** Tells that no readable answer came: perhaps because the session is over. */
export const sessionDoubted = (): void => doubted();
