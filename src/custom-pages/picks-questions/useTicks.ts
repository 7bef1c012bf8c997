import { useState } from 'react';
import type { Tab } from '#custom-pages/picks-questions/tabs.ts';
import type { Id } from '#rules/ids.ts';

const NONE: readonly Id[] = [];

/** The ticks of a tab; each tab has its own (PIC-03). */
export function useTicks(tab: Tab) {
  const [ticks, setTicks] = useState<Partial<Record<Tab, readonly Id[]>>>({});
  const change = (next: (now: readonly Id[]) => readonly Id[]) =>
    setTicks((now) => ({ ...now, [tab]: next(now[tab] ?? NONE) }));
  return {
    ticked: ticks[tab] ?? NONE,
    tick: (id: Id) => change((now) => (now.includes(id) ? without(now, [id]) : [...now, id])),
    set: (ids: readonly Id[]) => change(() => ids),
    /** Those that were acted on; ticks made meanwhile stay. */
    clear: (ids: readonly Id[]) => change((now) => without(now, ids)),
  };
}

function without(ids: readonly Id[], gone: readonly Id[]): readonly Id[] {
  const taken = new Set(gone);
  return ids.filter((id) => !taken.has(id));
}
