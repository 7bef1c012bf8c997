import Box from '@mui/material/Box';
import { listed, type Text, useText } from '#i18n/useText.ts';
import { VerdictChip } from '#resources/verdicts/VerdictChip.tsx';
import type { Verdict } from '#rules/verdicts/verdict.ts';

/** A verdict with the figures that it rests on (WHY-01). */
export function VerdictLine({ verdict, because }: { verdict: Verdict; because: readonly Text[] }) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0 }}
    >
      <VerdictChip verdict={verdict} />
      <Because because={because} />
    </Box>
  );
}

/** The figures that a verdict rests on, in words; `small`: beside a table that has them too. */
export function Because({ because, small = false }: { because: readonly Text[]; small?: boolean }) {
  const t = useText();
  const words = listed(because, 'dot');
  return (
    <Box
      component="span"
      sx={{
        typography: small ? 'caption' : 'body2',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {typeof words === 'string' ? words : t(words)}
    </Box>
  );
}
