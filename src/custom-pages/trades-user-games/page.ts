import { A, S, SA, T } from '#authProvider/roles.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import type { Page } from '#ui/page.ts';

/** The games that a user traded in (TRD-04). */
export const tradesUserGames: Page = {
  name: 'trades-user-games',
  path: TRADES.userGames,
  roles: [A, T, SA, S],
  title: 'trades.userGames.title',
  menu: { section: 'trades' },
  takes: 'userId',
  load: () => import('./TradesUserGames.tsx').then((m) => ({ default: m.TradesUserGames })),
};
