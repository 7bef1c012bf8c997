import { useEffect, useRef, useState } from 'react';
import { Failure } from '#http/failure.ts';

/** So many are read at the same time. */
const AT_ONCE = 3;

/** One of many that could not be read. */
export interface FailedRead<Item> {
  item: Item;
  failure: Failure;
}

interface State<Item, Result> {
  /** `listing`: what there is to read is asked for; `stopped`: by a person, or because it was one request too many. */
  phase: 'idle' | 'listing' | 'reading' | 'stopped' | 'done';
  items: readonly Item[];
  results: ReadonlyMap<string, Result>;
  failed: readonly FailedRead<Item>[];
  /** Why what there is to read is not known. */
  listFailure: Failure | null;
}

/** Many reads, made on demand (WHY-04). */
export interface ManyReads<Item, Result> extends State<Item, Result> {
  /** Those that were neither read nor failed. */
  left: number;
  start: () => Promise<void>;
  /** Reads what failed or was left. */
  goOn: () => Promise<void>;
  stop: () => void;
}

/**
 * Reads something of each item when asked to, a few at a time, with progress and a way out. What fails is kept by its
 * name and can be read again; the first request too many stops the rest (NET-03).
 */
export function useManyReads<Item, Result>({
  list,
  read,
  keyOf,
}: {
  list: (signal: AbortSignal) => Promise<readonly Item[]>;
  read: (item: Item, signal: AbortSignal) => Promise<Result>;
  keyOf: (item: Item) => string;
}): ManyReads<Item, Result> {
  const [state, setState] = useState<State<Item, Result>>({
    phase: 'idle',
    items: [],
    results: new Map(),
    failed: [],
    listFailure: null,
  });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const readAll = async (
    items: readonly Item[],
    known: ReadonlyMap<string, Result>,
    signal: AbortSignal,
  ) => {
    const results = new Map(known);
    const failed: FailedRead<Item>[] = [];
    const queue = items.filter((item) => !results.has(keyOf(item)));
    const tell = (phase: 'reading' | 'stopped' | 'done') =>
      setState({ phase, items, results: new Map(results), failed: [...failed], listFailure: null });
    tell('reading');
    const work = async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        try {
          const result = await read(item, signal);
          if (signal.aborted) return;
          results.set(keyOf(item), result);
        } catch (error) {
          if (signal.aborted) return;
          if (!(error instanceof Failure)) throw error;
          failed.push({ item, failure: error });
          if (error.until !== undefined) queue.length = 0;
        }
        tell('reading');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (signal.aborted) return;
    tell(results.size + failed.length < items.length ? 'stopped' : 'done');
  };

  const start = async () => {
    const signal = begin();
    setState({ ...state, phase: 'listing', listFailure: null });
    try {
      const items = await list(signal);
      if (!signal.aborted) await readAll(items, new Map(), signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Failure)) throw error;
      setState({ ...state, phase: 'idle', listFailure: error });
    }
  };
  const left = state.items.length - state.results.size - state.failed.length;
  return {
    ...state,
    left,
    start,
    goOn: () => readAll(state.items, state.results, begin()),
    stop: () => {
      running.current?.abort();
      setState((now) => ({ ...now, phase: now.phase === 'listing' ? 'idle' : 'stopped' }));
    },
  };
}
