import { useSyncExternalStore } from 'react';
import { onPersonLeaves } from '#authProvider/session.ts';
import { type MonthFigures, monthFigures } from '#rules/monthFigures.ts';

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
export async function keepFigures(month: string, file: Blob): Promise<void> {
  if (file.size > LONGEST_BYTES) return;
  try {
    const [text, { default: Papa }] = await Promise.all([file.text(), import('papaparse')]);
    const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
    keep(new Map(kept).set(month, monthFigures(data)));
  } catch {
    // The file was saved; only its figures cannot be shown here.
  }
}

/** The figures of a month; undefined where it was not downloaded in this tab. */
export const useFigures = (): ReadonlyMap<string, MonthFigures> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept,
  );
