import { onPersonLeaves } from '#authProvider/session.ts';

/**
 * Locks against a second send, from the press until the answer is known (NET-05). They live in this module
 * and not in render state: `disabled={isPending}` lets two clicks of one task through.
 */
const held = new Set<string>();
const listeners = new Set<() => void>();
let version = 0;

/** Tells whoever shows what is locked to look again. */
export function locksChanged(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Takes the lock; false when it is held already. */
export function takeLock(key: string): boolean {
  if (held.has(key)) return false;
  held.add(key);
  locksChanged();
  return true;
}

/** Gives the lock back; one that is not held is no error. */
export function releaseLock(key: string): void {
  if (held.delete(key)) locksChanged();
}

/** Is a write with this lock open in this tab (NET-05)? */
export const isLocked = (key: string): boolean => held.has(key);
/** Is any write open in this tab? */
export const anyLock = (): boolean => held.size > 0;
/** The locks of the writes that are open in this tab. */
export const lockedKeys = (): readonly string[] => [...held];
/** Another number after every change of a lock. */
export const lockVersion = (): number => version;

/** Hears of every lock that is taken or given back; gives the way to stop hearing. */
export function subscribeLocks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onPersonLeaves(() => {
  held.clear();
  locksChanged();
});

/**
 * Runs `work` while no other tab of this browser holds the same lock; undefined when one does. Where the
 * browser has no such locks, or refuses them, the service's own check remains.
 */
export async function acrossTabs<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let started = false;
  const start = () => {
    started = true;
    return work();
  };
  try {
    return await locks.request(`write:${key}`, { ifAvailable: true }, async (lock) =>
      lock ? start() : undefined,
    );
  } catch (error) {
    if (started) throw error;
    return start();
  }
}
