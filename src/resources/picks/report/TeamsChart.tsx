import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useContext } from 'react';
import { useText } from '#i18n/useText.ts';
import { useOnly, useUnnarrowedList } from '#resource-kit/list/only.tsx';
import { useReportRows } from '#resources/picks/report/ReportFrame.tsx';
import type { ReportedTeam } from '#resources/picks/report/teams.ts';
import { type GroupedReport, groupReport, REPORT_GROUPINGS } from '#rules/picksReport.ts';
import { gameCode } from '#rules/settlement.ts';
import { isWhole } from '#ui/exportRows.ts';
import { MissingRows } from '#ui/MissingRows.tsx';
import { PeriodChart } from '#ui/PeriodChart.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { ReadingProgress } from '#ui/ReadingProgress.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { useGameLabels } from '#ui/useGameLabels.ts';

/** The games that some teams name, by their ids. */
const gamesOf = (teams: readonly ReportedTeam[]) =>
  new Map(teams.map(({ game_id, game }) => [String(game_id), game]));

const pointsOf = ({ groups }: GroupedReport) =>
  groups.map(({ key, fees, winnings, earnings }) => ({ key, values: [fees, winnings, earnings] }));

/**
 * Entry fees, winnings and earnings by game or day: of the page shown, or of all pages on demand, then with the period
 * that is compared with (PIC-07, UI-15, RNG-02).
 */
export function ReportChart() {
  const t = useText();
  const timeZone = useContext(TimeZoneContext);
  const gamesApart = useGameLabels();
  const [only, show] = useOnly();
  const { period, compared, by, groupBy, all, whole, otherAll, otherWhole, readAll } =
    useReportRows();
  const { data = [], page, meta } = useUnnarrowedList<ReportedTeam>();
  const charted = whole?.rows ?? data;
  const others = otherWhole?.rows ?? [];
  const games = gamesOf([...others, ...charted]);
  const report = groupReport(charted, games, by, timeZone);
  const other = compared.period;
  const otherReport =
    whole && otherWhole && other ? groupReport(others, games, by, timeZone) : null;
  const nameGames = (keys: readonly (string | null)[]) =>
    gamesApart(
      keys.map((key) => {
        const game = key === null ? undefined : games.get(key);
        const name = key === null ? t('picks.chart.noGame') : (game && gameCode(game)) || key;
        return { name, date: game?.game_date, id: key };
      }),
    );
  const stopped = [all, otherAll].find(
    ({ phase, read }) => (phase === 'stopped' || phase === 'done') && !isWhole(read),
  );
  const reading = [all, otherAll].find(({ phase }) => phase === 'reading');
  const leftOut = report.leftOut + (otherReport?.leftOut ?? 0);
  return (
    <Card sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
        <Box role="group" aria-label={t('picks.chart.by')} sx={{ display: 'flex', gap: 0.5 }}>
          {REPORT_GROUPINGS.map((grouping) => {
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
                {t(`picks.chart.${grouping}`)}
              </Button>
            );
          })}
        </Box>
        {!whole && !reading && (meta?.pages !== 1 || other) && (
          <Button size="small" onClick={() => readAll()}>
            {t('picks.chart.readAll')}
          </Button>
        )}
        {reading && (
          <Box sx={{ width: 280, maxWidth: '100%' }}>
            <ReadingProgress all={reading} />
          </Box>
        )}
        {whole && other && !otherWhole && !reading && (
          <Button size="small" onClick={() => readAll()}>
            {t('ranges.chart.readOther')}
          </Button>
        )}
        {whole && (
          <Box sx={{ ml: 'auto' }}>
            <ReadAt
              at={whole.at}
              onRefresh={() => readAll()}
              refreshing={reading !== undefined}
              failed={stopped !== undefined}
              failure={stopped?.read.failure ?? null}
            />
          </Box>
        )}
      </Box>
      {stopped && (
        <MissingRows read={stopped.read} onAgain={() => readAll(stopped.phase === 'stopped')} />
      )}
      {other && !otherReport && (
        <Box sx={{ typography: 'caption', color: 'text.secondary', pb: 1 }}>
          {t(stopped === otherAll || whole ? 'ranges.compare.partly' : 'ranges.compare.needsAll')}
        </Box>
      )}
      <PeriodChart
        label={
          whole
            ? t('picks.chart.scopeAll', { teams: charted.length })
            : t('picks.chart.scopePage', { page })
        }
        by={by}
        columns={[
          { label: t('picks.chart.fees'), tone: 'info' },
          { label: t('picks.chart.winnings'), tone: 'waiting' },
          { label: t('picks.chart.earnings'), tone: 'positive' },
        ]}
        groups={pointsOf(report)}
        period={whole ? period : null}
        compared={otherReport && other ? { period: other, groups: pointsOf(otherReport) } : null}
        nameGames={nameGames}
        choice={{ only, onChoose: show }}
      />
      {leftOut > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('picks.chart.leftOut', { smart_count: leftOut })}
        </Box>
      )}
    </Card>
  );
}
