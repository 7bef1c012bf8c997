import { now } from '#authProvider/clock.ts';
import { currentSession } from '#authProvider/session.ts';
import { tabStorage } from '#authProvider/storage.ts';

/** Typed input outlives an expired session by this many milliseconds. */
const KEPT = 30 * 60_000;

const keyOf = (name: string) => `draft:${currentSession()?.userId ?? ''}:${name}`;

/** Typed input of this person under a name (route and field), or undefined when none is left. Never secrets. */
export function readDraft(name: string): unknown {
  const stored = tabStorage.get(keyOf(name));
  if (stored === null) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null || !('at' in draft) || !('value' in draft))
      return undefined;
    return typeof draft.at === 'number' && now() - draft.at < KEPT ? draft.value : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, value: unknown): void {
  tabStorage.set(keyOf(name), JSON.stringify({ at: now(), value }));
}

export function dropDraft(name: string): void {
  tabStorage.remove(keyOf(name));
}
