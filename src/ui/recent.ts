import { useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { digest } from '#authProvider/digest.ts';
import { fittingList } from '#authProvider/fittingList.ts';
import { currentSession, onPersonLeaves } from '#authProvider/session.ts';
import { tabStorage } from '#authProvider/storage.ts';

/** How many users, games and records are remembered of each. */
const KEPT = 8;
const PREFIX = 'recent:';
const keyOf = (owner: string) => PREFIX + digest(owner);

const recent = z.object({
  kind: z.enum(['user', 'game', 'record']),
  id: z.string().min(1),
  /** The address where it was open. */
  to: z.string().regex(/^\/(?![/\\])/),
  /** The teams of a game: 'IND v AUS'. What a record is called: 'customer Anita Rao'. */
  name: z.string().optional(),
});

/** A user, a game or a record of a declared resource that was opened in this tab's session (UI-17). */
export type Recent = z.output<typeof recent>;

const NONE: readonly Recent[] = [];
const listeners = new Set<() => void>();
let known: { owner: string; list: readonly Recent[] } | null = null;

/** What this person opened in this tab, of each kind newest first. */
export function recents(): readonly Recent[] {
  const owner = currentSession()?.userId;
  if (owner === undefined) return NONE;
  if (known?.owner !== owner) known = { owner, list: stored(owner) };
  return known.list;
}

function stored(owner: string): readonly Recent[] {
  try {
    return fittingList(recent).parse(JSON.parse(tabStorage.get(keyOf(owner)) ?? '[]'));
  } catch {
    return NONE;
  }
}

/** Puts a user or game in front of the list. A game keeps the name it had when none is given. */
export function noteRecent(opened: Recent): void {
  const owner = currentSession()?.userId;
  if (owner === undefined) return;
  const before = recents();
  const same = ({ kind, id }: Recent) => kind === opened.kind && id === opened.id;
  const first = { ...before.find(same), ...opened };
  const sameKind = before.filter((one) => one.kind === opened.kind && !same(one));
  const others = before.filter(({ kind }) => kind !== opened.kind);
  change(owner, [first, ...sameKind.slice(0, KEPT - 1), ...others]);
}

function change(owner: string, list: readonly Recent[]): void {
  known = { owner, list };
  tabStorage.set(keyOf(owner), JSON.stringify(list));
  for (const listener of listeners) listener();
}

/** Empties the list: the person leaves. */
function forget(): void {
  known = null;
  for (const key of tabStorage.keys()) if (key.startsWith(PREFIX)) tabStorage.remove(key);
  for (const listener of listeners) listener();
}

onPersonLeaves(forget);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `recents`, re-rendered when it changes. */
export const useRecents = () => useSyncExternalStore(subscribe, recents);

/** Notes a user once the page shows one; '' is none. */
export function useNoteUser(userId: string, to: string): void {
  useEffect(() => {
    if (userId !== '') noteRecent({ kind: 'user', id: userId, to });
  }, [userId, to]);
}

/** Notes a record of a declared resource under its name, once its page shows it (CFG-05). */
export function useNoteRecord(resource: string, id: string, name: string | null, to: string): void {
  useEffect(() => {
    if (name !== null) noteRecent({ kind: 'record', id: `${resource}/${id}`, to, name });
  }, [resource, id, name, to]);
}
