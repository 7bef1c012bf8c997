import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { isModalOpen, isOnItsWay } from '#ui/isModalOpen.ts';
import { isTypedInto } from '#ui/isTypedInto.ts';
import { keyOf } from '#ui/keyOf.ts';

const DIALOG = '[role=dialog]';

/** Keys are dead while something is typed or a dialog or menu is open. */
const isBusy = (target: EventTarget | null, inDialog: boolean): boolean =>
  isTypedInto(target) ||
  (inDialog ? isOnItsWay() || document.querySelectorAll(DIALOG).length > 1 : isModalOpen());

/**
 * The list by keyboard (UI-11): j and k move, x ticks, / goes to the search box; in a dialog ? asks for help, which on
 * a page is the page's. Gives the position of the row that the keys act on, null before the first key.
 */
export function useListKeys({
  ticks,
  onHelp,
  inDialog,
  off = false,
}: {
  ticks: (record: ResourceRecord) => boolean;
  onHelp: () => void;
  inDialog: boolean;
  /** One of several lists on a page, none of which the keys are for. */
  off?: boolean;
}) {
  const { data = [], onToggleItem } = useListContext<ResourceRecord>();
  const [at, setAt] = useState<number | null>(null);
  const place = inDialog ? DIALOG : 'main';
  const count = data.length;
  const current = at === null || count === 0 ? null : Math.min(at, count - 1);
  const act = useRef<(event: KeyboardEvent) => void>(() => {});
  act.current = (event) => {
    if (off || event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, inDialog)) return;
    const key = keyOf(event);
    const step = { j: 1, k: -1 }[key];
    if (step !== undefined && count > 0)
      setAt(current === null ? 0 : Math.max(0, Math.min(count - 1, current + step)));
    else if (key === 'x' && current !== null) {
      const record = data[current];
      if (record && ticks(record)) onToggleItem(record.id);
    } else if (key === '/') {
      const box = document.querySelector<HTMLElement>(
        `${place} [role=search] :is(input:not([aria-hidden]), [role=combobox])`,
      );
      if (!box) return;
      box.focus();
    } else if (key === '?' && inDialog) onHelp();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act.current(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (current === null) return;
    const row =
      document.querySelector(`${place} [data-current]`) ??
      document.querySelectorAll(`${place} :is(tbody tr, [data-row])`)[current];
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [current, place]);
  return current;
}
