import type { PanDecision } from '#contract/assumptions.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';

/** The request on the desk. It changes by a press or by the outcome of a decision, never by a refetch. */
export interface Held {
  /** As last read; it stays when a refetch no longer brings it. */
  readonly record: ResourceRecord;
  /** Its place in the list when last seen there, from 0. */
  readonly index: number;
  /** Ids of the list when it was last seen there. */
  readonly order: readonly string[];
  /** Page and filter that it was found under. */
  readonly view: string;
  /** A refetch no longer brings it, and not because it was decided here. */
  readonly gone: boolean;
  /** Taken up again from the skipped ones: it need not be on this page of the list. */
  readonly aside?: boolean;
  /** Decided here; the next request follows once the list shows that. */
  readonly decided?: PanDecision;
}

/** What the list shows now. `stepped`: its last page was emptied, and it went back a page by itself. */
export interface Listed {
  readonly rows: readonly ResourceRecord[];
  readonly view: string;
  readonly stepped?: boolean;
}

/** The request at a place of the list, the last one beyond its end; null when the list is empty. */
export function hold({ rows, view }: Listed, index: number): Held | null {
  const at = Math.max(0, Math.min(index, rows.length - 1));
  const record = rows[at];
  return record ? { record, index: at, order: idsOf(rows), view, gone: false } : null;
}

/**
 * The request on the desk after the list was read (PAN-02): the same one, told as gone when it left; the
 * next one when it was decided here; the first one of another page or search.
 */
export function follow(held: Held | null, listed: Listed): Held | null {
  if (held === null) return hold(listed, 0);
  const { rows, view, stepped = false } = listed;
  const index = rows.findIndex(({ id }) => id === held.record.id);
  const record = rows[index];
  if (record) {
    const same = record === held.record && index === held.index && view === held.view;
    if (same && !held.gone && sameOrder(held.order, rows)) return held;
    const { aside: _, ...rest } = held;
    return { ...rest, record, index, order: idsOf(rows), view, gone: false };
  }
  if (held.decided) return next(held, listed);
  if (held.view !== view && !stepped) return hold(listed, 0);
  if (held.aside && held.view === view) return held;
  return held.gone && held.view === view ? held : { ...held, view, gone: true };
}

const idsOf = (rows: readonly ResourceRecord[]): string[] => rows.map(({ id }) => String(id));

const sameOrder = (order: readonly string[], rows: readonly ResourceRecord[]): boolean =>
  order.length === rows.length && order.every((id, at) => id === String(rows[at]?.id));

/** The first of those behind it that is still there, else whoever has come to its place. */
function next({ order, index, aside }: Held, listed: Listed): Held | null {
  for (const id of order.slice(aside ? index : index + 1)) {
    const at = listed.rows.findIndex((row) => String(row.id) === id);
    if (at >= 0) return hold(listed, at);
  }
  return hold(listed, index);
}

/** A skipped request taken up again; what follows it is what was on the desk before. */
export const takeUp = (
  held: Held | null,
  record: ResourceRecord,
  { rows, view }: Listed,
): Held => ({
  record,
  index: held?.index ?? 0,
  order: idsOf(rows),
  view,
  gone: false,
  aside: true,
});

/** One request further (1) or back (-1); at either end it stays. From one that is not listed: into its place. */
export function move(held: Held, listed: Listed, step: 1 | -1): Held {
  const { index } = held;
  const gone = held.gone || held.aside;
  const to = gone && step === 1 ? index : index + step;
  if (to < 0 || (to >= listed.rows.length && !gone)) return held;
  return hold(listed, to) ?? held;
}
