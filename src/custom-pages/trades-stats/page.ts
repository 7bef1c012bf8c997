import { A, S, SA, T } from '#authProvider/roles.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import type { Page } from '#ui/page.ts';

/** What a user traded in a game (TRD-05). */
export const tradesStats: Page = {
  name: 'trades-stats',
  path: TRADES.stats,
  roles: [A, T, SA, S],
  title: 'trades.stats.title',
  menu: { section: 'trades', label: 'trades.stats.menu' },
  takes: 'gameId',
  load: () => import('./TradesStats.tsx').then((m) => ({ default: m.TradesStats })),
};
