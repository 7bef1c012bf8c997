import { z } from 'zod';
import { now } from '#authProvider/clock.ts';
import { sessionState } from '#authProvider/session.ts';
import { tabStorage } from '#authProvider/storage.ts';
import type { Text, TextKey } from '#i18n/useText.ts';

const PREFIX = 'pending:';

/**
 * A money write whose answer is not known yet, or came when the session had ended and nobody could see it;
 * it outlives a reload, so that its result can be told.
 */
export interface PendingMark {
  label: TextKey | Text;
  record: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How it ended, unseen. */
  end?: 'confirmed' | 'refused' | undefined;
}

const stored = z.object({
  label: z.custom<TextKey | Text>(
    (label) => typeof label === 'string' || (typeof label === 'object' && label !== null),
  ),
  record: z.string(),
  at: z.number(),
  end: z.enum(['confirmed', 'refused']).optional().catch(undefined),
});

/** Notes that a money write goes out. */
export const markPending = (key: string, mark: Omit<PendingMark, 'at'>): void =>
  tabStorage.set(PREFIX + key, JSON.stringify({ ...mark, at: now() }));

/** Forgets a mark: its result is known to the person. */
export const clearPending = (key: string): void => tabStorage.remove(PREFIX + key);

/** Forgets the mark of an answered write, or keeps its end for the next login when the session ended first. */
export function settlePending(key: string, end: NonNullable<PendingMark['end']>): void {
  const mark = sessionState().status === 'open' ? undefined : read(tabStorage.get(PREFIX + key));
  if (mark) tabStorage.set(PREFIX + key, JSON.stringify({ ...mark, end }));
  else clearPending(key);
}

/** The marks that an earlier life of this tab left behind, with their keys. They stay until they are cleared. */
export function pendingMarks(): { key: string; mark: PendingMark }[] {
  return tabStorage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const mark = read(tabStorage.get(key));
      return mark ? [{ key: key.slice(PREFIX.length), mark }] : [];
    });
}

function read(text: string | null): PendingMark | undefined {
  try {
    return stored.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
