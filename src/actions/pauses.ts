import type { Action } from '#actions/action.ts';
import { onPersonLeaves } from '#authProvider/session.ts';

/**
 * Until when (milliseconds since 1970) an action on a record is closed because a service answered 429, by the
 * action's name and the record's. Nothing is sent by itself when it is over (NET-05).
 */
const pauses = new Map<string, Map<string, number>>();
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

type Named<Subject> = Pick<Action<Subject>, 'name' | 'record'>;

/** Closes an action on a record until a moment. */
export function pauseAction<Subject>(
  { name, record }: Named<Subject>,
  subject: Subject,
  until: number,
): void {
  const records = pauses.get(name) ?? new Map<string, number>();
  records.set(record(subject), until);
  pauses.set(name, records);
  changed();
}

/** Until when it is closed; 0 or a moment gone by: it is not. */
export const pausedUntil = <Subject>({ name, record }: Named<Subject>, subject: Subject): number =>
  pauses.get(name)?.get(record(subject)) ?? 0;

/** Until when the action is closed on one record or another. */
export const anyPausedUntil = ({ name }: { name: string }): number =>
  Math.max(0, ...(pauses.get(name)?.values() ?? []));

/** Hears of every pause; gives the way to stop hearing. */
export function subscribePauses(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onPersonLeaves(() => {
  pauses.clear();
  changed();
});
