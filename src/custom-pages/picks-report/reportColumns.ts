import type { PicksReport, PicksTeam } from '#contract/picks.ts';
import type { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { dayCell, type ExportColumn, zonedHead } from '#ui/exportRows.ts';

/** A team of the report with the game that the report names for it, if it does. */
export interface TeamRow {
  team: PicksTeam;
  game: NonNullable<ReturnType<PicksReport['game_map']['get']>> | null;
}

export const rowsOf = ({ picksLeaguesTeams, game_map }: PicksReport): TeamRow[] =>
  picksLeaguesTeams.map((team) => ({ team, game: game_map.get(String(team.game_id)) ?? null }));

export const rowKey = ({ team }: TeamRow): string => String(team._id);

/** The columns of the CSV file and of the copied table (PIC-07). */
export const reportColumns = (t: ReturnType<typeof useText>): ExportColumn<TeamRow>[] => [
  { label: t('picks.report.columns.team'), value: ({ team }) => team._id },
  { label: t('picks.report.columns.game'), value: ({ team }) => team.game_id },
  { label: t('picks.report.columns.home'), value: ({ game }) => game?.home_team_code },
  { label: t('picks.report.columns.away'), value: ({ game }) => game?.away_team_code },
  {
    label: zonedHead(t('picks.report.columns.date')),
    value: ({ game }) => dayCell(game?.game_date),
  },
  { label: t('picks.report.columns.user'), value: ({ team }) => team.user_id },
  { label: t('picks.report.columns.entryFee'), value: ({ team }) => rupeesCell(team.entry_fee) },
  { label: t('picks.report.columns.correct'), value: ({ team }) => team.picks_correct },
  { label: t('picks.report.columns.selected'), value: ({ team }) => team.picks_selected },
  { label: t('picks.report.columns.winnings'), value: ({ team }) => rupeesCell(team.winnings) },
  { label: t('picks.report.columns.pnl'), value: ({ team }) => rupeesCell(team.pnl) },
  {
    label: t('picks.report.columns.picks'),
    value: ({ team }) =>
      team.players
        .map(({ name, category, choice, line }) =>
          [name, category, choice, line].filter((part) => part !== null).join(' '),
        )
        .join('; '),
  },
];
