import { now } from '#authProvider/clock.ts';
import { draftPrefix, onPersonLeaves, subscribeSession } from '#authProvider/session.ts';
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
  writeWaiting();
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
  waiting.delete(draftKey(name));
  store(draftKey(name), now(), value);
}

const store = (key: string, at: number, value: unknown): void =>
  tabStorage.set(key, writeJson({ at, value }, { notFinite: 'leaveOut' }));

/** What is to be written, by its key. */
const waiting = new Map<string, { at: number; value: () => unknown }>();
let planned = false;

/**
 * The same for what is so large that a key would wait for it: written when the browser is idle, within a second. Only
 * the last of several is, and that always: whoever looks for drafts finds it, and a page that is hidden, closed or left
 * by its session writes it first (UI-13, UI-10).
 */
export function keepDraftSoon(name: string, value: () => unknown): void {
  waiting.set(draftKey(name), { at: now(), value });
  if (planned) return;
  planned = true;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(writeWaiting, SOON);
  else setTimeout(writeWaiting, SOON.timeout);
}

const SOON = { timeout: 1000 };

function writeWaiting(): void {
  planned = false;
  for (const [key, { at, value }] of waiting) {
    // Before it is written: what cannot be must not stand in the way of the others for good.
    waiting.delete(key);
    store(key, at, value());
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', writeWaiting);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeWaiting();
  });
}
subscribeSession(writeWaiting);
onPersonLeaves(() => waiting.clear());

/** Forgets typed input that was sent or given up. */
export function dropDraft(name: string): void {
  waiting.delete(draftKey(name));
  tabStorage.remove(draftKey(name));
}

/** The typed input of this person that is kept in this tab: under which names, and since when. */
export function keptDrafts(): { name: string; at: number }[] {
  writeWaiting();
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
