import { useListContext } from 'ra-core';
import { useState } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';

/** The ticked records, also those of other pages and filters, and how many of them are out of sight (UI-16). */
export function useTicked() {
  const { data, selectedIds, onSelect } = useListContext<ResourceRecord>();
  const [known, setKnown] = useState<ReadonlyMap<unknown, ResourceRecord>>(new Map());
  const [seen, setSeen] = useState<readonly ResourceRecord[]>();
  const know = (records: readonly ResourceRecord[]) =>
    setKnown((before) => new Map([...before, ...records.map((one) => [one.id, one] as const)]));
  if (data && data !== seen) {
    setSeen(data);
    know(data);
  }
  const ticked = selectedIds.flatMap((id) => known.get(id) ?? []);
  const shown = new Set(data?.map(({ id }) => id));
  return {
    ticked,
    outOfSight: ticked.filter(({ id }) => !shown.has(id)).length,
    /** Ticks these and no others. */
    tick: (records: readonly ResourceRecord[]) => {
      know(records);
      onSelect(records.map(({ id }) => id));
    },
  };
}
