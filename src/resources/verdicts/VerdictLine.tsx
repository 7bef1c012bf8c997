import Box from '@mui/material/Box';
import { listed, type Text, useText } from '#i18n/useText.ts';
import { VerdictChip } from '#resources/verdicts/VerdictChip.tsx';
import type { Verdict } from '#rules/verdicts/verdict.ts';

/** A verdict with the figures that it rests on (WHY-01). */
export function VerdictLine({ verdict, because }: { verdict: Verdict; because: readonly Text[] }) {
  const t = useText();
  const words = listed(because, 'dot');
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0 }}
    >
      <VerdictChip verdict={verdict} />
      <Box
        component="span"
        sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {typeof words === 'string' ? words : t(words)}
      </Box>
    </Box>
  );
}
