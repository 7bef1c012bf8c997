import { ChoiceInput } from '#fields/ChoiceInput.tsx';
import type { FieldKind } from '#fields/field.ts';
import { statusText } from '#i18n/statusText.ts';
import { plainText } from '#ui/plainText.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

/** A status as a coloured chip with its word; an unknown one grey with its raw text (UI-07, NET-11). */
export const status: FieldKind = {
  Cell: ({ value }) => <StatusChip status={value} />,
  toText: (value) => plainText(value) ?? '',
  inFile: (value, _field, { t }) => statusText(t, plainText(value) ?? ''),
  Input: ChoiceInput,
};
