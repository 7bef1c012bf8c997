import { valueAt } from '#dataProvider/paths.ts';
import { asRead } from '#dataProvider/records.ts';
import type { FormValues, ResourceData, ResourceRecord } from '#dataProvider/resourceData.ts';
import { type Field, isNumeric } from '#fields/field.ts';
import { changedFields, filled, shownFields, typedFields } from '#resource-kit/form/formValues.ts';
import { sameNumber } from '#rules/decimal.ts';

/** What a new record is sent as: every field that the form shows, each where a record has it. */
export const newBody = (fields: readonly Field[], values: FormValues): FormValues =>
  filled({}, shownFields(typedFields(fields), values), values);

/** What was typed another value for; as an amount, '12.50' and 12.5 are one. */
const typedIn = (fields: readonly Field[], record: ResourceRecord, values: FormValues) =>
  changedFields(fields, record, values).filter(
    ({ source, type }) =>
      !isNumeric(type) || !sameNumber(valueAt(values, source), valueAt(record, source)),
  );

/**
 * What an edit sends: the record as it was read with what was typed in its place, so that what the form does
 * not show stays. Or of that only the parts that were changed, each whole at the top of the record.
 */
export function editBody(
  fields: readonly Field[],
  data: ResourceData,
  record: ResourceRecord,
  values: FormValues,
  send: 'whole' | 'changed',
): FormValues {
  const changed = shownFields(typedIn(fields, record, values), values);
  const whole = filled(asRead(data, record), changed, values);
  if (send === 'whole') return whole;
  const parts = new Set(changed.map(({ source }) => source.split('.')[0]));
  return Object.fromEntries(Object.entries(whole).filter(([key]) => parts.has(key)));
}
