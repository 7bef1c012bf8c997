import Box from '@mui/material/Box';
import type { FieldKind } from '#fields/field.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { MISSING } from '#rules/text.ts';

const written = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 1);

/** Any value, as JSON text. */
export const json: FieldKind = {
  Cell: ({ value }) => (
    <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.75rem' }}>
      {written(value).slice(0, 500) || MISSING}
    </Box>
  ),
  toText: written,
  Input: TextFieldInput,
};
