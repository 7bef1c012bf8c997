import Box from '@mui/material/Box';
import type { CellProps, FieldKind } from '#fields/field.ts';
import { safeColour } from '#fields/rules.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';

const SWATCH = { width: 16, height: 16, border: 1, borderColor: 'divider', borderRadius: 0.5 };

function ColourCell({ value }: CellProps) {
  const colour = safeColour(value);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {colour && <Box component="span" sx={{ ...SWATCH, bgcolor: colour }} />}
      <Text value={value} />
    </Box>
  );
}

/** A colour by its digits, '#00aa77', with a sample (CFG-10). */
export const colour: FieldKind = {
  Cell: ColourCell,
  toText: (value) => plainText(value) ?? '',
  compares: 'nothing',
};
