import { useContext } from 'react';
import { useText } from '#i18n/useText.ts';
import { useUnnarrowedList } from '#resource-kit/list/only.tsx';
import type { ReportedTeam } from '#resources/picks/report/teams.ts';
import { ReportChart } from '#resources/report/ReportChart.tsx';
import { useReport } from '#resources/report/useReport.tsx';
import { type GroupedReport, groupReport } from '#rules/picksReport.ts';
import { gameCode } from '#rules/settlement.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { useGameLabels } from '#ui/useGameLabels.ts';

/** The games that some teams name, by their ids. */
const gamesOf = (teams: readonly ReportedTeam[]) =>
  new Map(teams.map(({ game_id, game }) => [String(game_id), game]));

const pointsOf = ({ groups }: GroupedReport) =>
  groups.map(({ key, fees, winnings, earnings }) => ({ key, values: [fees, winnings, earnings] }));

/** Entry fees, winnings and earnings by game or day: of the page shown, or of all pages on demand (PIC-07, RNG-02). */
export function TeamsChart() {
  const t = useText();
  const timeZone = useContext(TimeZoneContext);
  const gamesApart = useGameLabels();
  const { by, whole, others } = useReport();
  const { data = [], page } = useUnnarrowedList<ReportedTeam>();
  const charted = (whole ?? data) as readonly ReportedTeam[];
  const beside = (others ?? []) as readonly ReportedTeam[];
  const games = gamesOf([...beside, ...charted]);
  const report = groupReport(charted, games, by, timeZone);
  const otherReport = whole && others ? groupReport(beside, games, by, timeZone) : null;
  const leftOut = report.leftOut + (otherReport?.leftOut ?? 0);
  return (
    <ReportChart
      label={
        whole
          ? t('picks.chart.scopeAll', { teams: charted.length })
          : t('picks.chart.scopePage', { page })
      }
      columns={[
        { label: t('picks.chart.fees'), tone: 'info' },
        { label: t('picks.chart.winnings'), tone: 'waiting' },
        { label: t('picks.chart.earnings'), tone: 'positive' },
      ]}
      groups={pointsOf(report)}
      others={otherReport && pointsOf(otherReport)}
      nameGames={(keys) =>
        gamesApart(
          keys.map((key) => {
            const game = key === null ? undefined : games.get(key);
            const name = key === null ? t('picks.chart.noGame') : (game && gameCode(game)) || key;
            return { name, date: game?.game_date, id: key };
          }),
        )
      }
      note={leftOut > 0 ? t('picks.chart.leftOut', { smart_count: leftOut }) : undefined}
      reads
    />
  );
}
