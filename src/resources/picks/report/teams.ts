import { PAGE_SIZE } from '#contract/assumptions.ts';
import { getPicksReport, type PicksReport, type PicksTeam } from '#contract/picks.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { FileWords } from '#fields/field.ts';
import type { FrameProps, ResourceDeclaration } from '#resource-kit/defineResource.ts';
import { categoryWord, choiceWord } from '#resources/picks/pickWords.ts';
import { mayApplyReport } from '#rules/picks.ts';
import { later } from '#ui/later.ts';

/** A team of the report with the game that the report names for it, if it does. */
export type ReportedTeam = PicksTeam &
  ResourceRecord & { game: NonNullable<ReturnType<PicksReport['game_map']['get']>> | null };

const teamsOf = (report: unknown): readonly object[] => {
  const { picksLeaguesTeams, game_map } = report as PicksReport;
  return picksLeaguesTeams.map((team) => ({
    ...team,
    game: game_map.get(String(team.game_id)) ?? null,
  }));
};

/** 'Asha Runs Over 24.5; Bela' */
const picksText = (players: unknown, t?: FileWords['t']): string =>
  (players as PicksTeam['players'])
    .map(({ name, category, choice, line }) =>
      [name, ...(t ? [categoryWord(t, category), choiceWord(t, choice)] : [category, choice]), line]
        .filter((part) => part != null)
        .join(' '),
    )
    .join('; ');

/** What the report of all users and that of one have in common: the teams between two days (PIC-06, PIC-07). */
export const teamsBetween = {
  listName: 'picks.report.teams',
  data: {
    dialect: 'paged',
    endpoint: getPicksReport,
    records: '',
    rows: teamsOf,
    limit: null,
    pages: 'totalPages',
    total: 'summary.totalTeams',
  },
  perPage: PAGE_SIZE,
  mayAsk: ({ from = '', to = '' }) => mayApplyReport({ from, to }) === true,
  fields: [
    { source: '_id', type: 'text', label: 'picks.report.columns.team', id: true },
    { source: 'game_id', type: 'text', label: 'picks.report.columns.game', id: true },
    { source: 'game.home_team_code', type: 'text', label: 'picks.report.columns.home' },
    { source: 'game.away_team_code', type: 'text', label: 'picks.report.columns.away' },
    { source: 'game.game_date', type: 'date', label: 'picks.report.columns.date' },
    { source: 'user_id', type: 'text', label: 'picks.report.columns.user', id: true },
    { source: 'entry_fee', type: 'rupees', label: 'picks.report.columns.entryFee', total: true },
    { source: 'picks_correct', type: 'number', label: 'picks.report.columns.correct' },
    { source: 'picks_selected', type: 'number', label: 'picks.report.columns.selected' },
    { source: 'winnings', type: 'rupees', label: 'picks.report.columns.winnings', total: true },
    { source: 'pnl', type: 'rupees', label: 'picks.report.columns.pnl', total: true },
    { source: 'players', type: 'text', label: 'picks.report.columns.picks', text: picksText },
  ],
  card: {
    Card: later(() => import('#resources/picks/report/TeamAccordion.tsx'), 'TeamAccordion'),
    arranged: 'stack',
  },
  heading: later(() => import('#resources/picks/report/ReportHeading.tsx'), 'ReportHeading'),
  frame: later<'TeamsFrame', FrameProps>(
    () => import('#resources/picks/report/TeamsFrame.tsx'),
    'TeamsFrame',
  ),
  above: later(() => import('#resources/picks/report/Summary.tsx'), 'Summary'),
  file: 'picks-report',
  empty: 'picks.report.none',
} as const satisfies Partial<ResourceDeclaration>;
