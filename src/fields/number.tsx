import type { FieldKind } from '#fields/field.ts';
import { Count } from '#ui/Count.tsx';
import { plainText } from '#ui/plainText.ts';

/** A count with Indian grouping; '—' for what is no number. */
export const number: FieldKind = {
  Cell: ({ value }) => <Count value={value} />,
  toText: (value) => plainText(value) ?? '',
  compares: 'number',
  align: 'right',
};
