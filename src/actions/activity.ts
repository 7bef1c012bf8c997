import { now } from '#authProvider/clock.ts';
import { onPersonLeaves } from '#authProvider/session.ts';
import type { Text, TextKey } from '#i18n/useText.ts';

/** One write of this tab's session (ACT-01). */
export interface ActivityEntry {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The action's name, such as 'bank.removeBypass'. */
  action: string;
  label: TextKey | Text;
  record: string;
  outcome: 'sending' | 'confirmed' | 'refused' | 'unknown';
  /** The server's sentence, or what the state turned out to be. */
  message: Text | string;
}

let entries: readonly ActivityEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const set = (next: readonly ActivityEntry[]) => {
  entries = next;
  for (const listener of listeners) listener();
};

/** Newest first. */
export const activity = (): readonly ActivityEntry[] => entries;

/** Hears of every change of the list; gives the way to stop hearing. */
export function subscribeActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a write goes out; the result is told with `settleActivity`. */
export function noteActivity(entry: Pick<ActivityEntry, 'action' | 'label' | 'record'>): number {
  const id = nextId++;
  set([{ id, at: now(), outcome: 'sending', message: '', ...entry }, ...entries]);
  return id;
}

/** How a noted write ended; an entry that is gone with its person is left alone. */
export function settleActivity(
  id: number,
  result: Pick<ActivityEntry, 'outcome' | 'message'>,
): void {
  set(entries.map((entry) => (entry.id === id ? { ...entry, ...result } : entry)));
}

onPersonLeaves(() => set([]));
