import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { activity, subscribeActivity } from '#actions/activity.ts';
import { currentSession, onPersonLeaves, subscribeSession } from '#authProvider/session.ts';
import { tabStorage } from '#authProvider/storage.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { acceptPan, rejectPan } from '#resources/pan-verifications/actions.ts';

/** A request that was put off: enough to find it again, and nothing of what it says. */
export type Skipped = Pick<ResourceRecord, 'id'> & { _id: unknown; user_id: unknown };

/** The key of session storage: the list outlives a reload, until its person leaves. */
const KEY = 'pan-skipped';

const id = z.union([z.string(), z.number()]);
const stored = z.object({
  owner: z.string(),
  list: z.array(z.object({ id, _id: id, user_id: id.nullish() })),
});

let list: readonly Skipped[] = [];
let owner: string | null = null;
const listeners = new Set<() => void>();

function set(next: readonly Skipped[]): void {
  list = next;
  if (owner !== null) tabStorage.set(KEY, JSON.stringify({ owner, list }));
  for (const listener of listeners) listener();
}

function takeOver(): void {
  const person = currentSession()?.userId ?? null;
  if (person === null || person === owner) return;
  owner = person;
  list = [];
  try {
    const kept = stored.parse(JSON.parse(tabStorage.get(KEY) ?? ''));
    if (kept.owner === person)
      list = kept.list.map(({ user_id = null, ...one }) => ({ ...one, user_id }));
  } catch {
    // Nothing that can be read is left.
  }
  for (const listener of listeners) listener();
}
subscribeSession(takeOver);
takeOver();
onPersonLeaves(() => {
  owner = null;
  list = [];
  for (const listener of listeners) listener();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Puts a request off; it stands once in the list, the last one last. */
export function skip({ id, _id, user_id }: ResourceRecord): void {
  set([...list.filter((one) => one.id !== id), { id, _id, user_id }]);
}

/** Takes a request off the list: it was decided, or is looked at again. */
export function unskip(id: ResourceRecord['id']): void {
  if (list.some((one) => one.id === id)) set(list.filter((one) => one.id !== id));
}

/** What this person did at the desk since signing in, in this tab (PAN-02). */
export interface Tally {
  accepted: number;
  rejected: number;
  skipped: readonly Skipped[];
}

/** See `Tally`: decisions as the activity list has them confirmed. */
export function useTally(): Tally {
  const entries = useSyncExternalStore(subscribeActivity, activity);
  const skipped = useSyncExternalStore(subscribe, () => list);
  const count = (name: string) =>
    entries.filter(({ action, outcome }) => action === name && outcome === 'confirmed').length;
  return { accepted: count(acceptPan.name), rejected: count(rejectPan.name), skipped };
}
