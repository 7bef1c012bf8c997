import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Field, FieldKind } from '#fields/field.ts';
import { UNREADABLE } from '#fields/rules.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { isBlank, MISSING } from '#rules/text.ts';
import { useTextFor } from '#ui/useTextFor.ts';

const written = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 1);

/** The value that was typed: of the stored value's kind, so that an object never becomes a text. Throws. */
function read(typed: string, asText: boolean): unknown {
  if (isBlank(typed)) return null;
  const value: unknown = JSON.parse(typed);
  return asText ? typed : value;
}

/** JSON is typed as text; what does not parse is refused at the field. A text that holds JSON stays a text. */
function JsonInput({ field }: { field: Field }) {
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  const [asText] = useState(() => typeof input.value === 'string');
  const [typed, type] = useTextFor<unknown>(input.value, written);
  const meant = (text: string): unknown => {
    try {
      return read(text, asText);
    } catch {
      // Stands for text that is no JSON, as NaN does for text that is no number.
      return UNREADABLE;
    }
  };
  const change = (text: string) => {
    const value = meant(text);
    type(text, value);
    input.onChange(value);
  };
  return (
    <TextField
      {...input}
      id={id}
      value={typed}
      onChange={(event) => change(event.target.value)}
      label={label}
      required={required}
      error={error}
      helperText={message}
      multiline
      minRows={3}
      fullWidth
      slotProps={{ htmlInput: { readOnly: locked, spellCheck: false } }}
    />
  );
}

/** Any value, as JSON text. */
export const json: FieldKind = {
  Cell: ({ value }) => (
    <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.75rem' }}>
      {written(value).slice(0, 500) || MISSING}
    </Box>
  ),
  toText: written,
  Input: JsonInput,
};
