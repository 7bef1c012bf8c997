import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

const choiceOf = (value: unknown, { choices }: Field) =>
  choices?.find(({ id }) => id === String(value));

function ChoiceCell({ value, field }: CellProps) {
  const nameOf = useLabel();
  const choice = choiceOf(value, field);
  return <Text value={choice ? nameOf(choice.label) : value} />;
}

/** One of a few values; one that is not among them shows as it came. */
export const choice: FieldKind = {
  Cell: ChoiceCell,
  toText: (value) => plainText(value) ?? '',
  inFile: (value, field, { label }) => {
    const choice = choiceOf(value, field);
    return choice ? label(choice.label) : (plainText(value) ?? '');
  },
  compares: 'choice',
};
