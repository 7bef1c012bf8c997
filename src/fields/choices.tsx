import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type CellProps, chosenValue, type Field, type FieldKind } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The chosen values; one alone, where a service gives it so, is a list of one. */
const valuesIn = (value: unknown): readonly unknown[] =>
  value === null || value === undefined || value === '' ? [] : [value].flat();

const idOf = (value: unknown): string => plainText(value) ?? '';

const choiceOf = (value: unknown, { choices }: Field) =>
  choices?.find(({ id }) => id === idOf(value));

function ChoicesCell({ value, field }: CellProps) {
  const label = useLabel();
  const names = valuesIn(value).map((one) => {
    const choice = choiceOf(one, field);
    return choice ? label(choice.label) : idOf(one);
  });
  return <Text value={names.join(', ')} />;
}

/** Several of the field's choices; what is stored and not among them stays offered, and as it is. */
function ChoicesInput({ field }: { field: Field }) {
  const label = useLabel();
  const { id, input, label: name, required, locked, error, message } = useTypedField(field);
  const stored = valuesIn(input.value);
  const others = stored.filter((one) => !choiceOf(one, field));
  const choose = (ids: readonly string[]) =>
    input.onChange(
      ids.map((chosen) => stored.find((one) => idOf(one) === chosen) ?? chosenValue(field, chosen)),
    );
  return (
    <TextField
      {...input}
      id={id}
      select
      value={stored.map(idOf)}
      onChange={({ target }) => choose([target.value].flat())}
      label={name}
      required={required}
      error={error}
      helperText={message}
      fullWidth
      disabled={field.readOnly ?? false}
      slotProps={{ input: { readOnly: locked }, select: { multiple: true } }}
    >
      {others.map((one) => (
        <MenuItem key={idOf(one)} value={idOf(one)}>
          {idOf(one)}
        </MenuItem>
      ))}
      {(field.choices ?? []).map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {label(choice.label)}
        </MenuItem>
      ))}
    </TextField>
  );
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
  Input: ChoicesInput,
  compares: 'choice',
};
