import { z } from 'zod';
import {
  isUnderLock,
  type SharedMark,
  sharedId,
  sharedIds,
  sharedMark,
  shareMark,
  unshareMark,
} from '#actions/sharedMarks.ts';
import { storedText } from '#actions/storedText.ts';
import { isLocked, locksChanged } from '#actions/writeLock.ts';
import { now } from '#authProvider/clock.ts';
import { digest } from '#authProvider/digest.ts';
import { sessionState } from '#authProvider/session.ts';
import { tabStorage } from '#authProvider/storage.ts';
import type { Text, TextKey } from '#i18n/useText.ts';

const PREFIX = 'pending:';

/**
 * A money write whose answer is not known yet, or came when the session had ended and nobody could see it;
 * it outlives a reload, so that its result can be told. The other tabs see it by `sharedMarks`.
 */
export interface PendingMark {
  /** Name of the action, such as 'bank.removeBypass'. */
  action: string;
  label: TextKey | Text;
  record: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How it ended, unseen. */
  end?: 'confirmed' | 'refused' | undefined;
  /** The state was read after it: it no longer locks anything. */
  read?: boolean | undefined;
  /** The person was told of it. */
  seen?: boolean | undefined;
}

const stored = z.object({
  action: z.string(),
  label: storedText,
  record: z.string(),
  at: z.number(),
  end: z.enum(['confirmed', 'refused']).optional().catch(undefined),
  read: z.boolean().optional().catch(undefined),
  seen: z.boolean().optional().catch(undefined),
});

/** The ids of the marks that all tabs see under a lock, of whichever action. */
const underLock = (key: string): string[] => {
  // Asked of each button on the page: mostly there are none.
  const ids = sharedIds();
  return ids.length === 0 ? ids : ids.filter((id) => isUnderLock(id, key));
};

const own = (key: string): PendingMark | undefined => parsed(tabStorage.get(PREFIX + key));

const keep = (key: string, mark: PendingMark): void =>
  tabStorage.set(PREFIX + key, JSON.stringify(mark));

/** Notes that a money write goes out. */
export function markPending(key: string, mark: Pick<PendingMark, 'action' | 'label' | 'record'>) {
  const at = now();
  const { action, record } = mark;
  keep(key, { ...mark, at });
  shareMark(sharedId(key, action), { action, record: digest(record), at });
  locksChanged();
}

/** The state was read after a write whose end is not known, and the person was told: nothing is locked by it. */
export function clearPending(key: string): void {
  tabStorage.remove(PREFIX + key);
  for (const id of underLock(key)) markRead(id);
  locksChanged();
}

/** Forgets the mark of an answered write, or keeps its end for the next login when the session ended first. */
export function settlePending(key: string, end: NonNullable<PendingMark['end']>): void {
  const mark = own(key);
  if (mark && sessionState().status !== 'open') keep(key, { ...mark, end });
  else tabStorage.remove(PREFIX + key);
  // What another action under this lock left open is not answered by it.
  const ids = mark ? [sharedId(key, mark.action)] : underLock(key);
  for (const id of ids) unshareMark(id);
  locksChanged();
}

/** The person was told of a mark. It is forgotten when it locks nothing. */
export function seePending(key: string): void {
  const mark = own(key);
  if (mark && isStanding(mark)) keep(key, { ...mark, seen: true });
  else tabStorage.remove(PREFIX + key);
}

/** The marks that an earlier life of this tab left behind and nobody was told of, with their keys. */
export const pendingMarks = (): { key: string; mark: PendingMark }[] =>
  ownMarks().filter(({ mark }) => !mark.seen);

function ownMarks(): { key: string; mark: PendingMark }[] {
  return tabStorage
    .keys()
    .filter((name) => name.startsWith(PREFIX))
    .flatMap((name) => {
      const mark = parsed(tabStorage.get(name));
      return mark ? [{ key: name.slice(PREFIX.length), mark }] : [];
    });
}

/** What stands behind a lock: which action went out, and when. */
export type StandingMark = Pick<SharedMark, 'action' | 'at'>;

const isStanding = ({ end, read }: Partial<PendingMark>): boolean => end === undefined && !read;

/**
 * The mark of a write that left this browser, of which nobody knows the end and after which the state has not been
 * read; undefined when there is none. A write of this tab that runs has its lock besides (NET-05, NET-06).
 */
export function standingMark(key: string): StandingMark | undefined {
  const marks = [own(key), ...underLock(key).map(sharedMark)];
  return marks.find((mark) => mark !== undefined && isStanding(mark));
}

/** Is an action on its way under this lock, here, in another tab, or in one that is gone? */
export const isTaken = (key: string): boolean => isLocked(key) || standingMark(key) !== undefined;

/** Every mark that stands, each under an id by which `markRead` finds it again. */
export function standingMarks(): { id: string; mark: StandingMark }[] {
  const ofTab = ownMarks().map(({ key, mark }) => ({
    id: sharedId(key, mark.action) ?? key,
    mark,
  }));
  const ofAll = sharedIds().flatMap((id) => {
    const mark = sharedMark(id);
    return mark ? [{ id, mark }] : [];
  });
  return [...ofTab, ...ofAll].filter(({ mark }) => isStanding(mark));
}

/** The state was read after the writes under this id. Their marks lock nothing, and a sheet still tells of them. */
export function markRead(id: string | null): void {
  const shared = sharedMark(id);
  if (shared) shareMark(id, { ...shared, read: true });
  for (const { key, mark } of ownMarks())
    if (sharedId(key, mark.action) === id && isStanding(mark))
      if (mark.seen) tabStorage.remove(PREFIX + key);
      else keep(key, { ...mark, read: true });
  locksChanged();
}

/** When another tab, or an earlier life of this one, sent this action on a record without a known end. */
export const sentElsewhere = (action: string, record: string): number | undefined =>
  sharedIds()
    .map(sharedMark)
    .find((mark) => mark?.action === action && mark.record === digest(record))?.at;

function parsed(text: string | null): PendingMark | undefined {
  if (text === null) return undefined;
  try {
    return stored.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
