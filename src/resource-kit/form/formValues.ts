import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { isBlank } from '#rules/text.ts';

/** The fields of a resource that are typed in its form. */
export const typedFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ form }) => form !== false);

/** What a form starts with: the record's values, else the defaults; null where there is nothing. */
export function startValues(
  fields: readonly Field[],
  record?: ResourceRecord,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of typedFields(fields)) {
    const value = record ? valueAt(record, field.source) : field.default;
    put(values, field.source.split('.'), value === '' || value === undefined ? null : value);
  }
  return values;
}

/** The required fields that are still empty; blank counts as empty. */
export const missingFields = (fields: readonly Field[], values: unknown): readonly Field[] =>
  typedFields(fields).filter(
    ({ required, source }) => required && isBlank(valueAt(values, source)),
  );

function put(
  target: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
) {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = target[name];
  const next =
    typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  target[name] = next;
  put(next, rest, value);
}
