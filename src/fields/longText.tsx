import type { FieldKind } from '#fields/field.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';

/** Text of many lines: two of them in a list, the whole one press away (CFG-10). */
export const longText: FieldKind = {
  // As many characters as two lines of a narrow column have.
  Cell: ({ value }) => <Text value={value} limit={72} lines={2} />,
  Full: ({ value }) => <Text value={value} limit={2000} lines={40} />,
  toText: (value) => plainText(value) ?? '',
};
