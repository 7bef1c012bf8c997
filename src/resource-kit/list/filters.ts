import { chosenValue, type Field, isNumeric } from '#fields/field.ts';
import { isConditional, readCondition } from '#resource-kit/list/conditions.ts';
import { filterName, searchName } from '#resource-kit/list/filterNames.ts';
import { phoneDigits } from '#rules/phone.ts';
import { parseTyped } from '#rules/typedNumber.ts';

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
 * old or mistyped link, without conditions that make no sense, and without what the person may not see (CFG-06).
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
      if (field?.withheld) return [];
      if (field && isConditional(field)) {
        const condition = readCondition(field, value);
        return condition ? [[name, condition]] : [];
      }
      if (typeof value === 'object' && (field || !Array.isArray(value))) return [];
      if (!field) return [[name, value]];
      const offered =
        !filterName(field) || (field.choices?.some(({ id }) => id === String(value)) ?? true);
      return offered ? [[name, filterValue(field, value)]] : [];
    }),
  );
}
