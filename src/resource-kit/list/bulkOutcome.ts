import { useListContext } from 'ra-core';
import { useRef } from 'react';
import { type Performed, wasSent } from '#actions/perform.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import type { Id } from '#rules/ids.ts';

/**
 * What became of one call for many records, told from their list as it is read afterwards, whatever the service said: it
 * may have done some of them. Those that the list does not show as done are `left`, to be named and sent again; one that
 * is gone is done (PRD-17, UI-16). `settle` gives the ids of those done, none while the list cannot be read.
 */
export function bulkOutcome<Sent extends { ids: readonly Id[] }, Row extends { _id: Id }>(
  /** What was sent last of which something did not come through. */
  [sent, setSent]: readonly [Sent | null, (sent: Sent | null) => void],
  leftOf: (sent: Sent, rows: readonly Row[]) => readonly Row[],
  /** The list as it was read last, and as it is by now; undefined: it could not be read again. */
  rows: readonly Row[],
  readNow: () => readonly Row[] | undefined,
) {
  return {
    sent,
    left: sent ? leftOf(sent, rows) : [],
    dismiss: () => setSent(null),
    settle: (result: Performed, what: Sent): readonly Id[] => {
      if (!wasSent(result)) return [];
      const now = readNow();
      const left = new Set(leftOf(what, now ?? []).map(({ _id }) => String(_id)));
      const done = now ? what.ids.filter((id) => !left.has(String(id))) : [];
      setSent(done.length < what.ids.length ? what : null);
      return done;
    },
  };
}

/** Takes the ticks of these records away, by the ids of the service; those made meanwhile stay. */
export function useUntick(): (done: readonly Id[]) => void {
  const list = useListContext<ResourceRecord>();
  const latest = useRef(list);
  latest.current = list;
  return (done) => {
    const { selectedIds, onSelect, meta } = latest.current;
    const gone = new Set(done.map(String));
    for (const { id, _id } of (meta as WholeMeta | undefined)?.all ?? [])
      if (gone.has(String(_id))) gone.add(String(id));
    onSelect(selectedIds.filter((id) => !gone.has(String(id))));
  };
}
