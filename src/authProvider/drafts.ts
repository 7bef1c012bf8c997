import { now } from '#authProvider/clock.ts';
import { draftPrefix } from '#authProvider/session.ts';
import { tabStorage } from '#authProvider/storage.ts';
import { parseExact } from '#rules/exactJson.ts';
import { writeJson } from '#rules/writeJson.ts';

/** Typed input outlives an expired session by this many milliseconds. */
const KEPT = 30 * 60_000;

/** Under what a person's input of that name is kept. */
export const draftKey = (name: string): string => `${draftPrefix()}${name}`;

/** Typed input as it was kept, and when: milliseconds since 1970. */
export interface Draft {
  readonly at: number;
  readonly value: unknown;
}

/** Typed input of this person under a name (route and field), or undefined when none is left. Never secrets. */
export function findDraft(name: string): Draft | undefined {
  const stored = tabStorage.get(draftKey(name));
  if (stored === null) return undefined;
  const draft = parsed(stored);
  if (draft && now() - draft.at < KEPT) return draft;
  dropDraft(name);
  return undefined;
}

/** See `findDraft`; what was typed alone. */
export const readDraft = (name: string): unknown => findDraft(name)?.value;

/** Keeps typed input under a name for the next login of this person (APP-08). */
export function keepDraft(name: string, value: unknown): void {
  tabStorage.set(draftKey(name), writeJson({ at: now(), value }, { notFinite: 'leaveOut' }));
}

/** Forgets typed input that was sent or given up. */
export function dropDraft(name: string): void {
  tabStorage.remove(draftKey(name));
}

/** The typed input of this person that is kept in this tab: under which names, and since when. */
export function keptDrafts(): { name: string; at: number }[] {
  const prefix = draftPrefix();
  return tabStorage.keys().flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const name = key.slice(prefix.length);
    const draft = findDraft(name);
    return draft ? [{ name, at: draft.at }] : [];
  });
}

function parsed(stored: string): Draft | null {
  try {
    const draft = parseExact(stored);
    if (typeof draft !== 'object' || draft === null) return null;
    if (!('at' in draft) || typeof draft.at !== 'number' || !('value' in draft)) return null;
    return { at: draft.at, value: draft.value };
  } catch {
    return null;
  }
}
