import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';

/** A field of a record as its kind shows it, or as the declaration's own cell does. */
export function FieldCell({ field, record }: { field: Field; record: ResourceRecord }) {
  const { cell: Own } = field;
  const { Cell } = kindOf(field.type);
  return Own ? (
    <Own record={record} />
  ) : (
    <Cell value={valueAt(record, field.source)} field={field} record={record} />
  );
}
