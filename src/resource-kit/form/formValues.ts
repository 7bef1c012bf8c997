import { config } from '#config/current.ts';
import { valueAt, withValueAt } from '#dataProvider/paths.ts';
import type { FormValues, ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { isShown } from '#fields/holds.ts';
import { heldValue, isEmpty, readJson, Untyped } from '#fields/rules.ts';
import { dayOf } from '#rules/timeZones.ts';
import { sameJson } from '#rules/writeJson.ts';

/** The fields of a resource that are typed in its form. */
export const typedFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ form }) => form !== false);

/** What a field starts with: the record's value, else the default; null where there is nothing. */
const startValue = (field: Field, record: ResourceRecord | undefined): unknown => {
  const value = record ? valueAt(record, field.source) : defaultOf(field);
  return value === '' || value === undefined ? null : heldValue(value);
};

/** A default of JSON is the value that it says, not its text; 'now' is the moment, or the day, at which it is opened. */
const defaultOf = ({ type, default: value }: Field): unknown =>
  value === 'now' && (type === 'datetime' || type === 'date')
    ? type === 'date'
      ? dayOf(new Date(), config().timeZone)
      : new Date().toISOString()
    : type === 'json' && typeof value === 'string'
      ? (readJson(value) ?? value)
      : value;

/** What a form starts with, each value where it is in the record. */
export function startValues(
  fields: readonly Field[],
  record?: ResourceRecord,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of typedFields(fields))
    put(values, field.source.split('.'), startValue(field, record));
  return values;
}

/** The fields that hold another value than the form started with. */
export const changedFields = (
  fields: readonly Field[],
  record: ResourceRecord,
  values: unknown,
): readonly Field[] =>
  typedFields(fields).filter((field) => {
    const typed = valueAt(values, field.source);
    return (
      typed !== undefined &&
      !(typed instanceof Untyped) &&
      !sameJson(typed, startValue(field, record))
    );
  });

/** A body with the values of these fields, each where a record has it. */
export const filled = (
  body: FormValues,
  fields: readonly Field[],
  values: FormValues,
): FormValues =>
  fields.reduce((made, { source }) => {
    const value = valueAt(values, source);
    return value === undefined ? made : withValueAt(made, source, value);
  }, body);

/** Those of the fields that are for what is typed: what was typed in another one is not meant (CFG-11). */
export const shownFields = (fields: readonly Field[], values: unknown): readonly Field[] =>
  fields.filter((field) => isShown(field, values));

/** The required fields that are still empty; blank counts as empty, what is not shown does not count. */
export const missingFields = (fields: readonly Field[], values: unknown): readonly Field[] =>
  typedFields(fields).filter(
    (field) => field.required && isShown(field, values) && isEmpty(valueAt(values, field.source)),
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
