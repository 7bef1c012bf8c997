import { useSyncExternalStore } from 'react';
import { onPersonLeaves } from '#authProvider/session.ts';
import { loadChunk } from '#http/chunks.ts';
import { type MonthFigures, monthFigures } from '#rules/monthFigures.ts';

/** What stands for a file that was saved and could not be looked into. */
const UNREAD: MonthFigures = { columns: [], totals: 0 };

/** A longer file is saved all the same, but not looked into. */
const LONGEST_BYTES = 20_000_000;

/** The figures of the months that were downloaded in this tab, by month, MM-YYYY. */
let kept: ReadonlyMap<string, MonthFigures> = new Map();
const listeners = new Set<() => void>();

const keep = (next: ReadonlyMap<string, MonthFigures>) => {
  kept = next;
  for (const listener of listeners) listener();
};

onPersonLeaves(() => keep(new Map()));

/** Keeps what the saved file of a month says, to be shown and compared (RNG-02). Never rejects. */
export const keepFigures = async (month: string, file: Blob): Promise<void> =>
  keep(new Map(kept).set(month, await figuresIn(file)));

async function figuresIn(file: Blob): Promise<MonthFigures> {
  if (file.size > LONGEST_BYTES) return UNREAD;
  try {
    const [text, { default: Papa }] = await Promise.all([
      file.text(),
      loadChunk('papaparse', () => import('papaparse')),
    ]);
    const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
    return monthFigures(data);
  } catch {
    // The file was saved; only its figures cannot be shown here.
    return UNREAD;
  }
}

/** Could the file of a month not be looked into? */
export const isUnread = (figures: MonthFigures): boolean => figures === UNREAD;

/** The figures of a month; undefined where it was not downloaded in this tab. */
export const useFigures = (): ReadonlyMap<string, MonthFigures> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept,
  );
