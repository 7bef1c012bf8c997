import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Label } from '#ui/page.ts';

/** One tab of a list: what it asks the service for, or which of the rows it shows. */
export interface ListTab {
  value: string;
  label: Label;
  /** Sent with the list's call. */
  filter?: Readonly<Record<string, unknown>>;
  /** Its number is asked for: one short call more for each tab. */
  counted?: boolean;
  /** Of rows that came whole; their number is told. */
  holds?: (record: ResourceRecord) => boolean;
  /** Shows the ticked rows. A list that has such a tab has the same ticks under all; else each tab has its own. */
  ticked?: boolean;
  /** It is there only while it holds a row, or is open. */
  ifAny?: boolean;
}

/** The tabs of a list: presets of its filter, held in the address (APP-15). */
export interface ListTabs {
  /** Its name in the address: a query name, or with `inRoute` a part of the route. */
  name: string;
  inRoute?: boolean;
  label: Label;
  options: readonly [ListTab, ...ListTab[]];
  /** The tab of a value that none of these stands for, shown beside them; without one the first of them is open. */
  other?: (value: string) => Omit<ListTab, 'value'> | null;
}

/** In the address: the tab that leaves nothing out. */
export const EVERY = 'all';

/** The tab of that name; the first where the address names none, or one that cannot be. */
export function tabOf({ options, other }: ListTabs, value: string | null | undefined): ListTab {
  const known = options.find((tab) => tab.value === value);
  const further = !known && value ? other?.(value) : null;
  return known ?? (value && further ? { ...further, value } : options[0]);
}

/** The tab that leaves nothing out, by its value; undefined where there is none. */
export function everyTab({ options, other }: ListTabs): string | undefined {
  const whole = options.find(
    ({ filter = {}, holds, ticked }) => Object.keys(filter).length === 0 && !holds && !ticked,
  );
  return whole?.value ?? (other?.(EVERY) ? EVERY : undefined);
}

/** The tabs to choose from, the open one among them. */
export const tabsWith = ({ options }: ListTabs, open: ListTab): readonly ListTab[] =>
  options.some(({ value }) => value === open.value) ? options : [...options, open];

const heldBy = new WeakMap<object, WeakMap<object, readonly ResourceRecord[]>>();

/** Made once for rows that stay the same, however often the tabs are drawn (UI-13). */
function rowsHeld(
  holds: (record: ResourceRecord) => boolean,
  all: readonly ResourceRecord[],
): readonly ResourceRecord[] {
  const known = heldBy.get(all) ?? new WeakMap<object, readonly ResourceRecord[]>();
  heldBy.set(all, known);
  const rows = known.get(holds) ?? all.filter(holds);
  known.set(holds, rows);
  return rows;
}

/** The rows of a whole list that a tab shows; undefined where all that came are its own, or none came yet. */
export const rowsOf = (
  { holds, ticked }: Pick<ListTab, 'holds' | 'ticked'>,
  all: readonly ResourceRecord[] | undefined,
  selectedIds: readonly unknown[],
): readonly ResourceRecord[] | undefined => {
  if (!ticked) return holds && all && rowsHeld(holds, all);
  const marks = new Set(selectedIds);
  return all?.filter(({ id }) => marks.has(id));
};

/** A tab for each of these values. */
export const tabsOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  tab: (value: Value) => Omit<ListTab, 'value'>,
): readonly [ListTab, ...ListTab[]] => {
  const [first, ...rest] = values;
  return [{ ...tab(first), value: first }, ...rest.map((value) => ({ ...tab(value), value }))];
};
