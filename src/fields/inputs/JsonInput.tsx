import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { beginningOf } from '#fields/beginning.ts';
import type { Field } from '#fields/field.ts';
import { written } from '#fields/json.tsx';
import { MOST_LEVELS, Refused, readJson, Untyped } from '#fields/rules.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { nestsDeeper } from '#rules/exactJson.ts';
import { isBlank } from '#rules/text.ts';
import { useTextFor } from '#ui/useTextFor.ts';

/** What stands in the field: what was refused as it was typed, of a value too deep to be typed its beginning. */
function textOf(value: unknown): string {
  if (value instanceof Refused) return value.typed;
  return value instanceof Untyped ? beginningOf(value).text : written(value);
}

/** The value that was typed: of the stored value's kind, so that an object never becomes a text. */
function read(typed: string, asText: boolean): unknown {
  if (isBlank(typed)) return null;
  const value = readJson(typed);
  if (value === undefined) return new Refused(typed, 'notJson');
  if (asText) return typed;
  return nestsDeeper(value, MOST_LEVELS) ? new Refused(typed, 'tooDeep') : value;
}

/** JSON is typed as text; what does not parse is refused at the field. A text that holds JSON stays a text. */
export function JsonInput({ field }: { field: Field }) {
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  const [start] = useState<unknown>(input.value);
  const [typed, type] = useTextFor<unknown>(input.value, textOf);
  const change = (text: string) => {
    const value = read(text, typeof start === 'string');
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
