import Box from '@mui/material/Box';
import { useText } from '#i18n/useText.ts';
import { useUnnarrowedList } from '#resource-kit/list/only.tsx';
import { ReportChart } from '#resources/report/ReportChart.tsx';
import { useReport } from '#resources/report/useReport.tsx';
import type { ReportedGame } from '#resources/trades/report/GamesFrame.tsx';
import { largest, sumColumns, sumPoints } from '#resources/trades/report/sums.ts';
import { useGameLabels } from '#ui/useGameLabels.ts';

/** Groups of bars that a chart has room for. */
const CHARTED = 40;

/** Investment, winnings and commission of the games of the page or of the days in force (TRD-06, RNG-02). */
export function GamesChart() {
  const t = useText();
  const gamesApart = useGameLabels();
  const { by, keyOf, whole, others } = useReport();
  const { data = [] } = useUnnarrowedList<ReportedGame>();
  const rows = (whole ?? data) as readonly ReportedGame[];
  const beside = (others ?? []) as readonly ReportedGame[];
  if (rows.length === 0 && beside.length === 0) return null;
  // Lines take as many games as there are; of bars the largest are shown.
  const charted = by === 'game' ? largest(rows, CHARTED) : rows;
  const chartedBeside = by === 'game' ? largest(beside, CHARTED) : beside;
  const known = new Map([...beside, ...rows].map((game) => [String(game.id), game]));
  return (
    <Box sx={{ pt: 2 }}>
      <ReportChart
        label={
          charted.length < rows.length || chartedBeside.length < beside.length
            ? t('ranges.chart.largestGames', { smart_count: CHARTED })
            : t(by === 'game' ? 'trades.report.chartGames' : 'ranges.chart.sumsByDay')
        }
        columns={sumColumns(t)}
        groups={sumPoints(charted, keyOf)}
        others={others && sumPoints(chartedBeside, keyOf)}
        nameGames={(keys) =>
          gamesApart(
            keys.map((key) => {
              const game = known.get(String(key));
              return { name: game?.teams ?? '', date: game?.game_date, id: key };
            }),
          )
        }
      />
    </Box>
  );
}
