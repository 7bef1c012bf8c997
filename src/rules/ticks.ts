import type { Id } from './ids.ts';
import { type Allowed, reason } from './reason.ts';

/** A bulk action needs at least one ticked record; an empty list is never sent (PRD-05, PRD-08, PIC-04). */
export const mayActOnTicked = (ticked: readonly unknown[]): Allowed =>
  ticked.length > 0 ? true : reason('nothingTicked');

/** What the select-all box shows for these records. */
export function selectAllState(ids: readonly Id[], ticked: readonly Id[]): 'all' | 'some' | 'none' {
  const marks = new Set(ticked.map(String));
  const count = ids.filter((id) => marks.has(String(id))).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

export interface TickedNow {
  /** Still in the list, in its order: what a bulk action sends. */
  readonly present: readonly Id[];
  /** No longer in the list after a refetch. */
  readonly gone: readonly Id[];
  /** Of those present, how many the filter hides. */
  readonly outOfSight: number;
}

/** What the ticks mean for the list as it is now; `visible` are the records that the filter lets through (UI-16). */
export function tickedNow(
  ticked: readonly Id[],
  listed: readonly Id[],
  visible: readonly Id[] = listed,
): TickedNow {
  const marks = new Set(ticked.map(String));
  const known = new Set(listed.map(String));
  const seen = new Set(visible.map(String));
  const present = listed.filter((id) => marks.has(String(id)));
  return {
    present,
    gone: ticked.filter((id) => !known.has(String(id))),
    outOfSight: present.filter((id) => !seen.has(String(id))).length,
  };
}
