import type { FieldKind } from '#fields/field.ts';
import { plainText } from '#ui/plainText.ts';
import { Rupees } from '#ui/Rupees.tsx';

/** An amount in rupees (UI-05). Exports hold the bare number. */
export const rupees: FieldKind = {
  Cell: ({ value }) => <Rupees value={value} />,
  toText: (value) => plainText(value) ?? '',
  compares: 'number',
  align: 'right',
};
