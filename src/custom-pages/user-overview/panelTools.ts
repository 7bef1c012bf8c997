import { createContext, useContext, useEffect, useId } from 'react';

/** What the one set of tools needs of a part of a panel (WHY-04). */
export interface PanelTool {
  /** What its rows are called in a copy. */
  title: string;
  /** When it was read, in milliseconds; 0 while nothing was. */
  at: number;
  fetching: boolean;
  failed: boolean;
  refetch: () => Promise<unknown>;
  /** Its rows, headings first; null where there are none. */
  table: (() => readonly (readonly unknown[])[]) | null;
}

/** The parts of all panels, in their order, for the tools above them. */
export interface PanelTools {
  set: (key: string, place: number, tool: PanelTool) => void;
  remove: (key: string) => void;
  all: () => readonly PanelTool[];
  subscribe: (listener: () => void) => () => void;
}

/** Tells the tools of a page which parts its panels have. */
export function createPanelTools(): PanelTools {
  const tools = new Map<string, { place: number; tool: PanelTool }>();
  const listeners = new Set<() => void>();
  let listed: readonly PanelTool[] = [];
  const changed = () => {
    listed = [...tools.values()].sort((a, b) => a.place - b.place).map(({ tool }) => tool);
    for (const listener of listeners) listener();
  };
  return {
    set: (key, place, tool) => {
      const known = tools.get(key);
      if (known && alike(known.tool, tool)) {
        // Its functions are those of the last drawing; nobody has to be told.
        Object.assign(known.tool, tool);
        return;
      }
      tools.set(key, { place, tool });
      changed();
    },
    remove: (key) => {
      tools.delete(key);
      changed();
    },
    all: () => listed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Nothing of it is seen to change. */
const alike = (a: PanelTool, b: PanelTool): boolean =>
  a.title === b.title &&
  a.at === b.at &&
  a.fetching === b.fetching &&
  a.failed === b.failed &&
  (a.table === null) === (b.table === null);

/** Where a panel stands among the others, and the tools above them; null in a panel without any. */
export const PanelPlace = createContext<{ tools: PanelTools; place: number } | null>(null);

interface Read {
  dataUpdatedAt: number;
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Hands a read of a panel, and its rows, to the tools above all panels. */
export function usePanelTool(title: string, read: Read, table: PanelTool['table'] = null): void {
  const key = useId();
  const panel = useContext(PanelPlace);
  const { dataUpdatedAt: at, isFetching: fetching, error, refetch } = read;
  useEffect(() => {
    panel?.tools.set(key, panel.place, {
      title,
      at,
      fetching,
      failed: error !== null && error !== undefined,
      refetch,
      table,
    });
  });
  useEffect(() => () => panel?.tools.remove(key), [panel, key]);
}
