import { useEffect, useRef, useState } from 'react';
import { NOTHING_READ, type ReadPage, type RowsRead, readAllRows } from './exportRows.ts';

export interface AllRows<Row> {
  /** `stopped`: a page could not be read; `read` says which and why. */
  phase: 'idle' | 'reading' | 'stopped' | 'done' | 'cancelled';
  read: RowsRead<Row>;
  /** Reads from page 1, or with `on` from where it stopped. Gives null when it was cancelled. */
  start: (on?: boolean) => Promise<RowsRead<Row> | null>;
  cancel: () => void;
  reset: () => void;
}

/** Reads all pages of a list when asked to, with progress, cancel and going on after a failure (UI-16). */
export function useAllRows<Row>({
  readPage,
  keyOf,
}: {
  readPage: ReadPage<Row>;
  keyOf: (row: Row) => string;
}): AllRows<Row> {
  const [phase, setPhase] = useState<AllRows<Row>['phase']>('idle');
  const [read, setRead] = useState<RowsRead<Row>>(NOTHING_READ);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (on = false) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const from = on ? read : NOTHING_READ;
    setRead(from);
    setPhase('reading');
    try {
      const whole = await readAllRows({
        readPage,
        keyOf,
        signal: abort.signal,
        from,
        onPage: setRead,
      });
      setRead(whole);
      setPhase(whole.failure ? 'stopped' : 'done');
      return whole;
    } catch (error) {
      if (!abort.signal.aborted) throw error;
      return null;
    }
  };
  return {
    phase,
    read,
    start,
    cancel: () => {
      running.current?.abort();
      setPhase('cancelled');
    },
    reset: () => {
      running.current?.abort();
      setPhase('idle');
      setRead(NOTHING_READ);
    },
  };
}
