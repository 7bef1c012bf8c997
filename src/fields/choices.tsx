import type { CellProps, Field, FieldKind } from '#fields/field.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The chosen values; one alone, where a service gives it so, is a list of one. */
export const valuesIn = (value: unknown): readonly unknown[] =>
  value === null || value === undefined || value === '' ? [] : [value].flat();

/** What a value is compared and sent by. */
export const idOf = (value: unknown): string => plainText(value) ?? '';

/** The choice that a value is. */
export const choiceOf = (value: unknown, { choices }: Field) =>
  choices?.find(({ id }) => id === idOf(value));

function ChoicesCell({ value, field }: CellProps) {
  const label = useLabel();
  const names = valuesIn(value).map((one) => {
    const choice = choiceOf(one, field);
    return choice ? label(choice.label) : idOf(one);
  });
  return <Text value={names.join(', ')} />;
}

/** Several of a few values; the record has them as a list (CFG-09). */
export const choices: FieldKind = {
  Cell: ChoicesCell,
  toText: (value) => valuesIn(value).map(idOf).join(', '),
  inFile: (value, field, { label }) =>
    valuesIn(value)
      .map((one) => {
        const choice = choiceOf(one, field);
        return choice ? label(choice.label) : idOf(one);
      })
      .join(', '),
  compares: 'choice',
};
