import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { useOnly, useUnnarrowedList } from '#resource-kit/list/only.tsx';
import { type ReportedGame, useGameRows } from '#resources/trades/report/ReportFrame.tsx';
import { largest, sumColumns, sumPoints } from '#resources/trades/report/sums.ts';
import { PeriodChart } from '#ui/PeriodChart.tsx';
import { useGameLabels } from '#ui/useGameLabels.ts';

/** Groups of bars that a chart has room for. */
const CHARTED = 40;

/** Investment, winnings and commission of the games of the page or of the days in force (TRD-06, RNG-02). */
export function ReportChart() {
  const t = useText();
  const gamesApart = useGameLabels();
  const [only, show] = useOnly();
  const { period, compared, by, groupBy, keyOf, at, games, others } = useGameRows();
  const { data = [] } = useUnnarrowedList<ReportedGame>();
  const ofPeriod = period !== null && at !== null;
  const rows = ofPeriod ? games : data;
  const beside = ofPeriod && compared.period ? others : [];
  if (rows.length === 0 && beside.length === 0) return null;
  // Lines take as many games as there are; of bars the largest are shown.
  const charted = by === 'game' ? largest(rows, CHARTED) : rows;
  const chartedBeside = by === 'game' ? largest(beside, CHARTED) : beside;
  const known = new Map([...beside, ...rows].map((game) => [String(game.id), game]));
  const label =
    charted.length < rows.length || chartedBeside.length < beside.length
      ? t('ranges.chart.largestGames', { smart_count: CHARTED })
      : t(by === 'game' ? 'trades.report.chartGames' : 'ranges.chart.sumsByDay');
  return (
    <Box sx={{ pt: 2 }}>
      <Box role="group" aria-label={t('ranges.chart.by')} sx={{ display: 'flex', gap: 0.5, pb: 1 }}>
        {(['game', 'day'] as const).map((grouping) => {
          const chosen = (by === 'game') === (grouping === 'game');
          return (
            <Button
              key={grouping}
              size="small"
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => {
                if (!chosen) groupBy(grouping);
              }}
            >
              {t(`ranges.chart.${grouping}`)}
            </Button>
          );
        })}
      </Box>
      <PeriodChart
        label={label}
        by={by}
        columns={sumColumns(t)}
        groups={sumPoints(charted, keyOf)}
        period={ofPeriod ? period : null}
        compared={
          ofPeriod && compared.period
            ? { period: compared.period, groups: sumPoints(chartedBeside, keyOf) }
            : null
        }
        nameGames={(keys) =>
          gamesApart(
            keys.map((key) => {
              const game = known.get(String(key));
              return { name: game?.teams ?? '', date: game?.game_date, id: key };
            }),
          )
        }
        choice={{ only, onChoose: show }}
      />
    </Box>
  );
}
