import type { FieldKind } from '#fields/field.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { IdText } from '#ui/IdText.tsx';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';

/** Text as it came: never markup, all digits kept. */
export const text: FieldKind = {
  Cell: ({ value, field }) => (field.id ? <IdText value={value} /> : <Text value={value} />),
  toText: (value) => plainText(value) ?? '',
  Input: TextFieldInput,
};
