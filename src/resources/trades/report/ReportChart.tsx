import { useListContext } from 'ra-core';
import type { TradesGameReport } from '#contract/trades.ts';
import { useText } from '#i18n/useText.ts';
import { sumSeries } from '#resources/trades/report/sums.ts';
import { Chart } from '#ui/Chart.tsx';
import { useGameLabels } from '#ui/useGameLabels.ts';

/** Investment, winnings and commission of the games of the page (TRD-06). */
export function ReportChart() {
  const t = useText();
  const names = useGameLabels();
  const { data: games = [] } = useListContext<TradesGameReport & { teams: string }>();
  if (games.length === 0) return null;
  return (
    <Chart
      label={t('trades.report.chartGames')}
      groupLabel={t('trades.report.game')}
      groups={names(
        games.map(({ teams, game_date, id }) => ({ name: teams, date: game_date, id })),
      )}
      series={sumSeries(t, games)}
      format="rupees"
    />
  );
}
