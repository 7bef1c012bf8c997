import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { filled } from '#fields/names.ts';
import { useText } from '#i18n/useText.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** A field of a record as its kind shows it, or as the declaration's own cell does. */
export function FieldCell({
  field,
  record,
  full = false,
}: {
  field: Field;
  record: ResourceRecord;
  /** With the room of a record's page. */
  full?: boolean;
}) {
  const { cell: Own, text, template, type, source } = field;
  const kind = kindOf(type);
  const Cell = (full && kind.Full) || kind.Cell;
  const value = valueAt(record, source);
  const t = useText();
  const label = useLabel();
  if (Own) return <Own record={record} />;
  if (template !== undefined) return <Text value={filled(label({ text: template }), record)} />;
  return text ? (
    <Text value={text(value, t)} />
  ) : (
    <Cell value={value} field={field} record={record} />
  );
}
