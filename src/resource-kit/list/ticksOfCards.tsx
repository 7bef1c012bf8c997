import { useEvent, useListContext } from 'ra-core';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';

type Id = ResourceRecord['id'];

/** The ticks of a list, for cards that hear of their own alone. */
interface Ticks {
  has: (id: Id) => boolean;
  take: (ids: readonly Id[]) => void;
  subscribe: (listener: () => void) => () => void;
}

function ticksOf(ids: readonly Id[]): Ticks {
  let marks = new Set(ids);
  const listeners = new Set<() => void>();
  return {
    has: (id) => marks.has(id),
    take: (now) => {
      marks = new Set(now);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const NONE = { ticks: ticksOf([]), toggle: (_id: Id) => {} };
const TicksContext = createContext(NONE);

/** Tells the cards inside of the ticks of the list around; a tick draws one card again, not all (UI-13). */
export function TicksOfCards({ children }: { children: ReactNode }) {
  const { selectedIds, onToggleItem } = useListContext<ResourceRecord>();
  const toggle = useEvent((id: Id) => onToggleItem(id));
  const [given] = useState(() => ({ ticks: ticksOf(selectedIds), toggle }));
  useLayoutEffect(() => given.ticks.take(selectedIds), [given, selectedIds]);
  return <TicksContext value={given}>{children}</TicksContext>;
}

/** Whether the record of a card is ticked, and the way to change that. */
export function useTick(id: Id): [ticked: boolean, toggle: () => void] {
  const { ticks, toggle } = useContext(TicksContext);
  const ticked = useSyncExternalStore(ticks.subscribe, () => ticks.has(id));
  return [ticked, useCallback(() => toggle(id), [toggle, id])];
}

/** The box that ticks the record of a card; `label` names it. */
export function CardTick({ id, label }: { id: Id; label: string }) {
  const [ticked, toggle] = useTick(id);
  return (
    <input
      type="checkbox"
      className="tick-box"
      aria-label={label}
      checked={ticked}
      onChange={toggle}
    />
  );
}
