import Box from '@mui/material/Box';
import { beginningOf } from '#fields/beginning.ts';
import type { FieldKind } from '#fields/field.ts';
import { MOST_LEVELS } from '#fields/rules.ts';
import { useText } from '#i18n/useText.ts';
import { nestsDeeper } from '#rules/exactJson.ts';
import { MISSING } from '#rules/text.ts';
import { writeJson } from '#rules/writeJson.ts';

/** A value as JSON text; a text as it is. */
export const written = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : writeJson(value, { indent: 1, notFinite: 'leaveOut' });

function JsonCell({ value }: { value: unknown }) {
  const t = useText();
  const { text, cut } = beginningOf(value);
  return (
    <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.75rem' }}>
      {cut ? t('fields.cut', { text }) : text || MISSING}
    </Box>
  );
}

/** Any value, as JSON text. */
export const json: FieldKind = {
  Cell: JsonCell,
  toText: (value) =>
    nestsDeeper(value, MOST_LEVELS) ? writeJson(value, { notFinite: 'leaveOut' }) : written(value),
  compares: 'nothing',
};
