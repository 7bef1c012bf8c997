import { ChoiceInput } from '#fields/ChoiceInput.tsx';
import type { CellProps, FieldKind } from '#fields/field.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

function ChoiceCell({ value, field }: CellProps) {
  const nameOf = useLabel();
  const choice = field.choices?.find(({ id }) => id === String(value));
  return <Text value={choice ? nameOf(choice.label) : value} />;
}

/** One of a few values; one that is not among them shows as it came. */
export const choice: FieldKind = {
  Cell: ChoiceCell,
  toText: (value) => plainText(value) ?? '',
  Input: ChoiceInput,
};
