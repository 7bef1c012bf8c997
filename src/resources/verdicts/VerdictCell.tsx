import Box from '@mui/material/Box';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { VerdictChip } from '#resources/verdicts/VerdictChip.tsx';
import type { Judged } from '#resources/verdicts/verdictField.ts';

/** The verdict in a table, where the figures stand beside it: what keeps it from being told is said below. */
export function VerdictCell({ record }: { record: ResourceRecord }) {
  const t = useText();
  const { verdict } = record as unknown as Judged;
  return (
    <>
      <VerdictChip verdict={verdict} />
      {verdict.kind === 'unknown' && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t(`why.unknown.${verdict.reason}`)}
        </Box>
      )}
    </>
  );
}
