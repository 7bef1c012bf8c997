import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { beginningOf } from '#fields/beginning.ts';
import type { Field, FieldKind } from '#fields/field.ts';
import { MOST_LEVELS, Refused, readJson, Untyped } from '#fields/rules.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { useText } from '#i18n/useText.ts';
import { nestsDeeper } from '#rules/exactJson.ts';
import { isBlank, MISSING } from '#rules/text.ts';
import { writeJson } from '#rules/writeJson.ts';
import { useTextFor } from '#ui/useTextFor.ts';

const written = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : writeJson(value, { indent: 1, notFinite: 'leaveOut' });

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

function JsonCell({ value }: { value: unknown }) {
  const t = useText();
  const { text, cut } = beginningOf(value);
  return (
    <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.75rem' }}>
      {cut ? t('fields.cut', { text }) : text || MISSING}
    </Box>
  );
}

/** JSON is typed as text; what does not parse is refused at the field. A text that holds JSON stays a text. */
function JsonInput({ field }: { field: Field }) {
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

/** Any value, as JSON text. */
export const json: FieldKind = {
  Cell: JsonCell,
  toText: (value) =>
    nestsDeeper(value, MOST_LEVELS) ? writeJson(value, { notFinite: 'leaveOut' }) : written(value),
  Input: JsonInput,
  compares: 'nothing',
};
