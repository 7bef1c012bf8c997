import { chosenValue, type Field, isNumeric } from '#fields/field.ts';
import { phoneDigits } from '#rules/phone.ts';
import { parseTyped } from '#rules/typedNumber.ts';

/** The query name of a field's search box, or null when it has none. */
export const searchName = ({ search, source }: Field): string | null =>
  search ? (search === true ? source : search) : null;

/** The query name of a field with a choice to filter by, or null. */
export const filterName = ({ filter, source }: Field): string | null =>
  filter ? (filter === true ? source : filter) : null;

/** A typed or chosen text as a value of the field's own type, so that a number is looked for as one. */
export function filterValue(field: Field, value: unknown): unknown {
  const text = String(value);
  const chosen = chosenValue(field, text);
  if (typeof chosen !== 'string') return chosen;
  if (typeof value !== 'string') return value;
  if (field.phone) return phoneDigits(value);
  if (field.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : value;
  if (!isNumeric(field.type)) return value;
  const typed = parseTyped(text);
  return typed.ok ? typed.value : value;
}

/**
 * The filters of an address, each of its field's type; without a choice that the list does not offer, as of an
 * old or mistyped link.
 */
export function knownFilters(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const named = new Map(
    fields.flatMap((field) => {
      const name = searchName(field) ?? filterName(field);
      return name ? [[name, field] as const] : [];
    }),
  );
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = named.get(name);
      if (!field) return [[name, value]];
      const offered =
        !filterName(field) || (field.choices?.some(({ id }) => id === String(value)) ?? true);
      return offered ? [[name, filterValue(field, value)]] : [];
    }),
  );
}
