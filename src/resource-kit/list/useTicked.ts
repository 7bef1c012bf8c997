import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';

type Id = ResourceRecord['id'];

/**
 * The ticked records, also those of other pages and filters, and how many of them are out of sight (UI-16).
 * One that its own page no longer brings when it is read again is ticked no longer, but counted as `gone`.
 */
export function useTicked() {
  const { data, isPlaceholderData, selectedIds, onSelect, onUnselectItems, ...list } =
    useListContext<ResourceRecord>();
  const [known, setKnown] = useState<ReadonlyMap<unknown, ResourceRecord>>(new Map());
  const [seen, setSeen] = useState<readonly ResourceRecord[]>();
  const [gone, setGone] = useState(0);
  const pages = useRef(new Map<string, ReadonlySet<Id>>());
  const know = (records: readonly ResourceRecord[]) =>
    setKnown((before) => new Map([...before, ...records.map((one) => [one.id, one] as const)]));
  if (data && data !== seen) {
    setSeen(data);
    know(data);
  }
  const { page, perPage, sort, filterValues } = list;
  const place = JSON.stringify([page, perPage, sort, filterValues]);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const before = pages.current.get(place) ?? new Set();
    pages.current.set(place, new Set(data.map(({ id }) => id)));
    const shown = [...pages.current.values()];
    const isGone = (id: Id) => before.has(id) && !shown.some((ids) => ids.has(id));
    const left = selectedIds.filter((id) => !isGone(id));
    if (left.length === selectedIds.length) return;
    setGone((count) => count + selectedIds.length - left.length);
    onSelect(left);
  }, [data, isPlaceholderData, place, selectedIds, onSelect]);

  const ticked = selectedIds.flatMap((id) => known.get(id) ?? []);
  const shown = new Set(data?.map(({ id }) => id));
  return {
    ticked,
    outOfSight: ticked.filter(({ id }) => !shown.has(id)).length,
    /** How many were ticked and are no longer there. */
    gone,
    /** Ticks these and no others. */
    tick: (records: readonly ResourceRecord[]) => {
      know(records);
      setGone(0);
      onSelect(records.map(({ id }) => id));
    },
    clear: () => {
      setGone(0);
      onUnselectItems();
    },
  };
}
