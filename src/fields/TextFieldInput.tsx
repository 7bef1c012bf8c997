import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { beginningOf } from '#fields/beginning.ts';
import type { Field } from '#fields/field.ts';
import { Refused } from '#fields/rules.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { useTextFor } from '#ui/useTextFor.ts';

const asStored = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? beginningOf(value).text : (value ?? '');

const asTyped = (typed: string): unknown => (typed === '' ? null : typed);

/**
 * A line or an area of text; what most kinds are typed with. `shown` words the stored value for the input, `read` makes
 * a value of what is typed; `end` stands in it, and may set another one.
 */
export function TextFieldInput({
  field,
  type: as = 'text',
  shown = asStored,
  read = asTyped,
  end,
}: {
  field: Field;
  type?: 'text' | 'date' | 'datetime-local' | 'email' | 'tel' | 'url';
  shown?: (value: unknown) => unknown;
  read?: (typed: string) => unknown;
  end?: (set: (value: unknown) => void, locked: boolean, value: unknown) => ReactNode;
}) {
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  const [text, type] = useTextFor<unknown>(input.value, (value) =>
    value instanceof Refused ? value.typed : String(shown(value) ?? ''),
  );
  const change = (typed: string) => {
    const value = read(typed);
    type(typed, value);
    input.onChange(value);
  };
  return (
    <TextField
      {...input}
      id={id}
      type={as}
      value={text}
      onChange={(event) => change(event.target.value)}
      label={label}
      required={required}
      error={error}
      helperText={message}
      multiline={field.multiline ?? false}
      {...(field.multiline && { minRows: 3 })}
      fullWidth
      slotProps={{
        htmlInput: { readOnly: locked },
        inputLabel: as.startsWith('date') ? { shrink: true } : {},
        ...(end && { input: { endAdornment: end(input.onChange, locked, input.value) } }),
      }}
    />
  );
}
