import TextField from '@mui/material/TextField';
import { beginningOf } from '#fields/beginning.ts';
import type { Field } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';

const asStored = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? beginningOf(value).text : (value ?? '');

/** A line or an area of text; what most kinds are typed with. `shown` words the stored value for the input. */
export function TextFieldInput({
  field,
  type = 'text',
  shown = asStored,
}: {
  field: Field;
  type?: 'text' | 'date';
  shown?: (value: unknown) => unknown;
}) {
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  return (
    <TextField
      {...input}
      id={id}
      type={type}
      value={shown(input.value)}
      onChange={(event) => input.onChange(event.target.value === '' ? null : event.target.value)}
      label={label}
      required={required}
      error={error}
      helperText={message}
      multiline={field.multiline ?? false}
      {...(field.multiline && { minRows: 3 })}
      fullWidth
      slotProps={{
        htmlInput: { readOnly: locked },
        inputLabel: type === 'date' ? { shrink: true } : {},
      }}
    />
  );
}
