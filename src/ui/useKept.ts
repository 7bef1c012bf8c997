import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { draftKey, dropDraft, findDraft, keepDraft, keepDraftSoon } from '#authProvider/drafts.ts';
import { onPersonLeaves, sessionState } from '#authProvider/session.ts';

/** A kind of thing that is typed: what it is before anything is typed, and how it is kept and read back. */
export interface Keeping<Value> {
  start: Value;
  /** Nothing is typed: nothing is kept. */
  isEmpty: (value: Value) => boolean;
  /**
   * What was kept at that moment (milliseconds since 1970); undefined where it is of another shape, as of an
   * older release.
   */
  read: (kept: unknown, at: number) => Value | undefined;
  /** As it is kept, where it is no JSON itself. */
  write?: (value: Value) => unknown;
  /** So much is typed that writing it at each key would be felt: it is written in idle time. */
  isLarge?: (value: Value) => boolean;
}

/** Makes the next value of the latest one, whether that was drawn yet or not. */
export type Change<Value> = (by: (now: Value) => Value) => void;

/** What is typed under a name and not sent. */
export interface Kept<Value> {
  value: Value;
  change: Change<Value>;
  /** When it was typed, if that was before this part was opened: milliseconds since 1970; else null. */
  restoredAt: number | null;
}

interface Entry {
  value: unknown;
  restoredAt: number | null;
}

/** What is typed on the page that is open, by the key under which it is kept. */
const entries = new Map<string, Entry>();
const listeners = new Map<string, Set<() => void>>();
onPersonLeaves(() => entries.clear());

function entryOf<Value>(name: string, { start, read }: Keeping<Value>): Entry {
  const key = draftKey(name);
  const there = entries.get(key);
  if (there) return there;
  const draft = findDraft(name);
  const value = draft && read(draft.value, draft.at);
  const entry =
    draft && value !== undefined
      ? { value, restoredAt: draft.at }
      : { value: start, restoredAt: null };
  entries.set(key, entry);
  return entry;
}

/**
 * Kept at once, not when it is drawn: a page that is left, or breaks, is not drawn again. What is large is written a
 * moment later, and found meanwhile (UI-13).
 */
function changeEntry<Value>(name: string, keeping: Keeping<Value>, by: (now: Value) => Value) {
  const { isEmpty, write, isLarge } = keeping;
  const before = entryOf(name, keeping);
  const value = by(before.value as Value);
  const empty = isEmpty(value);
  if (empty) dropDraft(name);
  else if (isLarge?.(value)) keepDraftSoon(name, () => (write ? write(value) : value));
  else keepDraft(name, write ? write(value) : value);
  const key = draftKey(name);
  entries.set(key, { value, restoredAt: empty ? null : before.restoredAt });
  for (const listener of listeners.get(key) ?? []) listener();
}

function subscribe(name: string, listener: () => void): () => void {
  const key = draftKey(name);
  const heard = listeners.get(key) ?? new Set();
  listeners.set(key, heard.add(listener));
  return () => {
    heard.delete(listener);
    if (heard.size > 0) return;
    // The next page that opens it finds what is kept.
    listeners.delete(key);
    entries.delete(key);
  };
}

/**
 * What is typed under a name (route and field), for all parts of the page that ask for it. It outlives cards that
 * scroll away, refetches, failed sends, a reload, a crash and the end of the session; another person never sees it
 * (UI-10, APP-08). Whoever sends it, or gives it up, makes it empty.
 */
export function useKept<Value>(name: string, keeping: Keeping<Value>): Kept<Value> {
  const hear = useCallback((listener: () => void) => subscribe(name, listener), [name]);
  const entry = useSyncExternalStore(hear, () => entryOf(name, keeping));
  const change = useKeptChange(name, keeping);
  return { value: entry.value as Value, restoredAt: entry.restoredAt, change };
}

/** When what is typed under a name was typed, if that was before this part was opened; see `Kept`. */
export function useRestoredAt<Value>(name: string, keeping: Keeping<Value>): number | null {
  const hear = useCallback((listener: () => void) => subscribe(name, listener), [name]);
  return useSyncExternalStore(hear, () => entryOf(name, keeping).restoredAt);
}

/** What is typed under a name now, for a part that begins with it and goes on by itself. */
export const keptNow = <Value>(name: string, keeping: Keeping<Value>): Value =>
  entryOf(name, keeping).value as Value;

/** Changes what is typed under a name, for a part that does not show all of it. */
export function useKeptChange<Value>(name: string, keeping: Keeping<Value>): Change<Value> {
  return useCallback((by) => changeEntry(name, keeping, by), [name, keeping]);
}

/** One entry of what is typed under a name by keys: it is drawn again for its own changes alone (UI-13). */
export function useKeptEntry<Value>(
  name: string,
  keeping: Keeping<ReadonlyMap<string, Value>>,
  key: string,
): Value | undefined {
  const hear = useCallback((listener: () => void) => subscribe(name, listener), [name]);
  return useSyncExternalStore(hear, () =>
    (entryOf(name, keeping).value as ReadonlyMap<string, Value>).get(key),
  );
}

/** Typed text; empty text is none. */
export const keptText: Keeping<string> = {
  start: '',
  isEmpty: (text) => text === '',
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
};

/** Something that holds until it is said to be over. */
export const keptFlag: Keeping<boolean> = {
  start: false,
  isEmpty: (flag) => !flag,
  read: (kept) => (kept === true ? true : undefined),
};

/** Text of a dialog: kept over the end of the session and for nothing else, so that it is empty when opened anew. */
export function useTextOfDialog(name: string): Kept<string> {
  useEffect(
    () => () => {
      if (sessionState().status !== 'ended') dropDraft(name);
    },
    [name],
  );
  return useKept(name, keptText);
}

/** Entries that are written within a key's time. */
const LARGE = 200;

/** Values by key, as of the cards of a list. */
export function keptMap<Value>(value: z.ZodType<Value>): Keeping<ReadonlyMap<string, Value>> {
  const entry = z.array(z.tuple([z.string(), value]));
  return {
    start: new Map(),
    isEmpty: (map) => map.size === 0,
    read: (kept) => {
      const parsed = entry.safeParse(kept);
      return parsed.success ? new Map(parsed.data) : undefined;
    },
    write: (map) => [...map],
    isLarge: (map) => map.size > LARGE,
  };
}

/** The map with one entry set, or without it where the value is undefined. */
export function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
