import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { chosenValue, type Field } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { plainText } from '#ui/plainText.ts';
import { useLabel } from '#ui/useLabel.ts';

/** One of the field's choices; `onChosen` hears of another one. */
export function ChoiceInput({ field, onChosen }: { field: Field; onChosen?: () => void }) {
  const nameOf = useLabel();
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  return (
    <TextField
      {...input}
      id={id}
      select
      value={plainText(input.value) ?? ''}
      onChange={(event) => {
        input.onChange(chosenValue(field, event.target.value));
        onChosen?.();
      }}
      label={label}
      required={required}
      error={error}
      helperText={message}
      fullWidth
      disabled={field.readOnly ?? false}
      slotProps={{ input: { readOnly: locked } }}
    >
      {(field.choices ?? []).map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {nameOf(choice.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
