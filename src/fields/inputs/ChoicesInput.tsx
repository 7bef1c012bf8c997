import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { choiceOf, idOf, valuesIn } from '#fields/choices.tsx';
import { chosenValue, type Field } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { useLabel } from '#ui/useLabel.ts';

/** Several of the field's choices; what is stored and not among them stays offered, and as it is. */
export function ChoicesInput({ field }: { field: Field }) {
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
