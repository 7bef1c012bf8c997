import { z } from 'zod';
import { digest } from '#authProvider/digest.ts';
import { currentSession, onPersonLeaves } from '#authProvider/session.ts';

/**
 * Money on its way as every tab of this browser sees it, so that a tab that is closed or loaded again leaves its
 * lock to the others (NET-05). Local storage holds digests of the person, the lock and the record, the name of
 * the action and a moment: nothing that names anybody. They go when the person signs out.
 */
const PREFIX = 'write:';

const stored = z.object({
  action: z.string(),
  /** Digest of the record's name. */
  record: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The state was read after it: it no longer locks anything, and a sheet still tells of it. */
  read: z.boolean().optional().catch(undefined),
});

/** A mark as all tabs see it. */
export type SharedMark = z.output<typeof stored>;

const prefixOf = (userId: string) => `${PREFIX}${digest(userId)}:`;

const lockId = (key: string): string | null => {
  const session = currentSession();
  return session && `${prefixOf(session.userId)}${digest(key)}:`;
};

/** Where the mark of an action under a lock is kept; null when nobody is signed in. */
export function sharedId(key: string, action: string): string | null {
  const lock = lockId(key);
  return lock && lock + digest(action);
}

/** Is it the mark of an action under this lock? */
export function isUnderLock(id: string, key: string): boolean {
  const lock = lockId(key);
  return lock !== null && id.startsWith(lock);
}

/** Reads the mark under an id. */
export function sharedMark(id: string | null): SharedMark | undefined {
  try {
    return id === null ? undefined : parsed(localStorage.getItem(id));
  } catch {
    return undefined;
  }
}

/** Keeps a mark for all tabs. */
export function shareMark(id: string | null, mark: SharedMark): void {
  try {
    if (id !== null) localStorage.setItem(id, JSON.stringify(mark));
  } catch {
    // This tab's own mark remains.
  }
}

/** Takes a mark away from all tabs. */
export function unshareMark(id: string | null): void {
  try {
    if (id !== null) localStorage.removeItem(id);
  } catch {
    // Nothing is there then.
  }
}

/** The ids of this person's marks. */
export function sharedIds(): string[] {
  const session = currentSession();
  if (!session) return [];
  const prefix = prefixOf(session.userId);
  try {
    return Object.keys(localStorage).filter((id) => id.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Hears of what other tabs do with marks: of the mark that ceased to lock, if one did. */
export function onSharedMark(listener: (ended: SharedMark | undefined) => void): void {
  globalThis.addEventListener?.('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    const before = parsed(oldValue);
    const after = parsed(newValue);
    listener(before && !before.read && (!after || after.read) ? before : undefined);
  });
}

function parsed(text: string | null): SharedMark | undefined {
  if (text === null) return undefined;
  try {
    return stored.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

onPersonLeaves(() => {
  for (const id of sharedIds()) unshareMark(id);
});
