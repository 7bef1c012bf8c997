import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { statusText } from '#i18n/statusText.ts';
import { plainText } from '#ui/plainText.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useLabel } from '#ui/useLabel.ts';

const choiceOf = (value: unknown, { choices }: Field) =>
  choices?.find(({ id }) => id === plainText(value));

/** With the word and the tone that its declaration has for it, as in the filter and in the form (CFG-11). */
function StatusCell({ value, field }: CellProps) {
  const label = useLabel();
  const choice = choiceOf(value, field);
  return (
    <StatusChip
      status={value}
      {...(choice && { label: label(choice.label) })}
      {...(choice?.tone && { tone: choice.tone })}
    />
  );
}

/** A status as a coloured chip with its word; an unknown one grey with its raw text (UI-07, NET-11). */
export const status: FieldKind = {
  Cell: StatusCell,
  toText: (value) => plainText(value) ?? '',
  inFile: (value, field, { t, label }) => {
    const choice = choiceOf(value, field);
    return choice ? label(choice.label) : statusText(t, plainText(value) ?? '');
  },
  compares: 'choice',
};
