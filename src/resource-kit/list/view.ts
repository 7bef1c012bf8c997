import { z } from 'zod';
import { fittingList } from '#authProvider/fittingList.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { columnOf, type Field } from '#fields/field.ts';
import { shortName } from '#fields/names.ts';
import { recordName } from '#resource-kit/recordName.ts';
import { labelsApart } from '#rules/twins.ts';
import type { Label } from '#ui/page.ts';

/** How dense the rows are. */
export const DENSITIES = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a person likes a list: kept per person and list, away in one press (UI-11). */
export interface ListView {
  /** Columns that are left out, and the order of those that were moved, by `columnOf`. */
  hidden: readonly string[];
  order: readonly string[];
  density: Density;
  /** Of a list that has cards and a table; absent: its cards. */
  look?: 'cards' | 'table' | undefined;
}

export const PLAIN_VIEW: ListView = { hidden: [], order: [], density: 'normal' };

const plainViews = new WeakMap<readonly Field[], ListView>();

/** A list as nobody changed it: without the columns that are declared to be left out (CFG-11). */
export function plainViewOf(fields: readonly Field[]): ListView {
  const hidden = fields.flatMap((field) => (field.hidden ? [columnOf(field)] : []));
  if (hidden.length === 0) return PLAIN_VIEW;
  const view = plainViews.get(fields) ?? { ...PLAIN_VIEW, hidden };
  plainViews.set(fields, view);
  return view;
}

/** Filters, sorting and page size under a name; the address holds them. */
export interface SavedView {
  name: string;
  /** The part of the address behind '?'. */
  search: string;
}

/** A view as it may stand in the storage: of another version or anyone's making. What fits is used. */
export const storedView: z.ZodType<ListView> = z
  .object({
    hidden: fittingList(z.string()),
    order: fittingList(z.string()),
    density: z.enum(DENSITIES).catch(PLAIN_VIEW.density),
    look: z.enum(['cards', 'table']).optional().catch(undefined),
  })
  .catch(() => ({ hidden: [], order: [], density: PLAIN_VIEW.density }));

/** The saved views likewise; of two of one name the later. */
export const storedViews: z.ZodType<SavedView[]> = fittingList(
  z.object({ name: z.string().trim().min(1), search: z.string().regex(/^(?:\?|$)/) }),
).transform((views) => [...new Map(views.map((view) => [view.name, view])).values()]);

/** All columns that a list has, in the person's order; one that came later stands at its declared place. */
export function orderedColumns(fields: readonly Field[], { order }: ListView): Field[] {
  const columns = fields.filter(({ list }) => list !== false);
  const placed = order.flatMap((name) => columns.filter((field) => columnOf(field) === name));
  const rest = columns.filter((field) => !placed.includes(field));
  return rest.reduce((sorted, field) => {
    const before = columns[columns.indexOf(field) - 1];
    const at = before ? sorted.indexOf(before) + 1 : 0;
    return sorted.toSpliced(at, 0, field);
  }, placed);
}

/** The columns that are shown. At least one always is. */
export function shownColumns(fields: readonly Field[], view: ListView): Field[] {
  const columns = orderedColumns(fields, view);
  const shown = columns.filter((field) => !view.hidden.includes(columnOf(field)));
  return shown.length > 0 ? shown : columns.slice(0, 1);
}

/** A column moved by one place; at the edge nothing changes. */
export function moveColumn(
  fields: readonly Field[],
  view: ListView,
  column: string,
  by: 1 | -1,
): ListView {
  const order = orderedColumns(fields, view).map(columnOf);
  const from = order.indexOf(column);
  const to = from + by;
  if (from === -1 || to < 0 || to >= order.length) return view;
  return { ...view, order: order.toSpliced(from, 1).toSpliced(to, 0, column) };
}

/** A column shown or left out. */
export const toggleColumn = (view: ListView, column: string): ListView => ({
  ...view,
  hidden: view.hidden.includes(column)
    ? view.hidden.filter((hidden) => hidden !== column)
    : [...view.hidden, column],
});

/** A view under a name; the same name is replaced. */
export const saveView = (views: readonly SavedView[], view: SavedView): SavedView[] => [
  ...views.filter(({ name }) => name !== view.name),
  view,
];

/** What the records of a list are called, by their ids: with the id where two look the same (UI-01, UI-12, CFG-05). */
export function titlesOf(
  resource: Parameters<typeof recordName>[0],
  records: readonly ResourceRecord[],
  worded: (label: Label) => string,
): ReadonlyMap<unknown, string> {
  const titles = labelsApart(
    records,
    (record) => shortName(recordName(resource, record, worded)),
    ({ id }) => id,
  );
  return new Map(records.map(({ id }, place) => [id, titles[place] ?? String(id)]));
}
