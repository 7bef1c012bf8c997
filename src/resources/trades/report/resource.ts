import { A, T } from '#authProvider/roles.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { getTradesReport } from '#contract/trades.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { defineResource, type FrameProps, type Resource } from '#resource-kit/defineResource.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import { sumFields } from '#resources/trades/report/sums.ts';
import { gameCode } from '#rules/settlement.ts';
import { later } from '#ui/later.ts';

type OfRecord = { record: ResourceRecord };
const Refunds = later<'Refunds', OfRecord>(
  () => import('#resources/trades/report/Refunds.tsx'),
  'Refunds',
);

/** What came in and went out per game, a page at a time, or of the games of some days (TRD-06, RNG-01). */
export const tradesReport = defineResource({
  name: 'trades-report',
  route: TRADES.report,
  recordRoute: TRADES.gameReport,
  roles: [A, T],
  title: 'trades.report.title',
  one: 'trades.games.one',
  listName: 'trades.report.games',
  menu: { section: 'trades', label: 'trades.report.menu' },
  data: {
    dialect: 'paged',
    endpoint: getTradesReport,
    records: '',
    key: 'id',
    page: 'pageNo',
    limit: null,
  },
  perPage: PAGE_SIZE,
  // Its id stands in the column beside it.
  toRecord: (row) => ({ ...row, teams: gameCode({ ...row, id: null, game_id: null }) }),
  fields: [
    { source: 'teams', type: 'text', label: 'trades.report.game' },
    { source: 'id', type: 'text', label: 'trades.report.gameId', id: true },
    { source: 'tournament.name', type: 'text', label: 'trades.report.tournament' },
    { source: 'game_date', type: 'date', label: 'trades.report.date' },
    ...sumFields((sum) => (sum === 'refunds' ? { cell: Refunds } : {})),
  ],
  heading: later<'ReportHeading', { resource: Resource }>(
    () => import('#resources/trades/report/ReportHeading.tsx'),
    'ReportHeading',
  ),
  frame: later<'GamesFrame', FrameProps>(
    () => import('#resources/trades/report/GamesFrame.tsx'),
    'GamesFrame',
  ),
  filters: later(() => import('#resources/trades/report/ReportDates.tsx'), 'ReportDates'),
  above: later(() => import('#resources/trades/report/ReportSummary.tsx'), 'ReportSummary'),
  below: later(() => import('#resources/trades/report/GamesChart.tsx'), 'GamesChart'),
  empty: 'trades.report.none',
});
