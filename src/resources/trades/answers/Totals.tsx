import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useParams } from 'react-router';
import type { TradesStats } from '#contract/trades.ts';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import type { JudgedTradeRow } from '#resources/trades/answers/judgedTrade.ts';
import { TradesSentence } from '#resources/trades/answers/TradesSentence.tsx';
import { addressId } from '#rules/userId.ts';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** Everything in one sentence, then the user's totals in the game as the service has them, never sums of the rows (TRD-05, WHY-02). */
export function Totals() {
  const t = useText();
  const { meta } = useListContext();
  const params = useParams();
  const { answer, all = [] } = (meta as WholeMeta | undefined) ?? {};
  const stats = answer as TradesStats | undefined;
  if (!stats) return null;
  return (
    <Box sx={{ pb: 1.5 }}>
      {all.length > 0 && (
        <TradesSentence
          stats={stats}
          trades={all as unknown as readonly JudgedTradeRow[]}
          gameId={addressId(params.gameId)}
          userId={addressId(params.userId)}
        />
      )}
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
