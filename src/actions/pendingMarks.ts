import { now } from '#authProvider/clock.ts';
import { tabStorage } from '#authProvider/storage.ts';
import type { Text, TextKey } from '#i18n/useText.ts';

const PREFIX = 'pending:';

/** A money write whose answer is not known yet; it outlives a reload so that its result can be checked. */
export interface PendingMark {
  label: TextKey | Text;
  record: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const markPending = (key: string, mark: Omit<PendingMark, 'at'>): void =>
  tabStorage.set(PREFIX + key, JSON.stringify({ ...mark, at: now() }));

export const clearPending = (key: string): void => tabStorage.remove(PREFIX + key);

/** Takes the marks that an earlier life of this tab left behind. */
export function takePendingMarks(): PendingMark[] {
  return tabStorage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const stored = tabStorage.get(key);
      tabStorage.remove(key);
      try {
        return [JSON.parse(stored ?? '') as PendingMark];
      } catch {
        return [];
      }
    });
}
