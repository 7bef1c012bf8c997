import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { TradesStats } from '#contract/trades.ts';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** The user's totals in the game as the service has them, never sums of the rows (TRD-05). */
export function Totals() {
  const t = useText();
  const { meta } = useListContext();
  const stats = (meta as WholeMeta | undefined)?.answer as TradesStats | undefined;
  if (!stats) return null;
  return (
    <Box sx={{ pb: 1.5 }}>
      <FigureBand
        label={t('trades.stats.totals')}
        figures={[
          {
            label: t('trades.stats.investments'),
            value: <Rupees value={stats.total_investments} />,
          },
          { label: t('trades.stats.refunds'), value: <Rupees value={stats.total_refunds} /> },
          { label: t('trades.stats.winnings'), value: <Rupees value={stats.winnings} /> },
        ]}
      />
    </Box>
  );
}
