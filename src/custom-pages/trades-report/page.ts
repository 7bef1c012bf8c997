import { A, T } from '#authProvider/roles.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import type { Page } from '#ui/page.ts';

/** What came in and went out per game (TRD-06). */
export const tradesReport: Page = {
  name: 'trades-report',
  path: TRADES.report,
  roles: [A, T],
  title: 'trades.report.title',
  menu: { section: 'trades', label: 'trades.report.menu' },
  load: () => import('./TradesReport.tsx').then((m) => ({ default: m.TradesReport })),
};

/** The same per question of a game (TRD-06). */
export const tradesGameReport: Page = {
  name: 'trades-game-report',
  path: TRADES.gameReport,
  roles: [A, T],
  title: 'trades.report.title',
  takes: 'gameId',
  load: () => import('./TradesGameReport.tsx').then((m) => ({ default: m.TradesGameReport })),
};
