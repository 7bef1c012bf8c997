import type { CellProps, FieldKind } from '#fields/field.ts';
import { IdText } from '#ui/IdText.tsx';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

function TextCell({ value, field }: CellProps) {
  const label = useLabel();
  return field.id ? <IdText value={value} what={label(field.label)} /> : <Text value={value} />;
}

/** Text as it came: never markup, all digits kept. */
export const text: FieldKind = {
  Cell: TextCell,
  toText: (value) => plainText(value) ?? '',
};
