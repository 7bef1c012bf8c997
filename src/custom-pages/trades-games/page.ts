import { A, O, T } from '#authProvider/roles.ts';
import { TRADES } from '#custom-pages/trades-games/addresses.ts';
import type { Page } from '#ui/page.ts';

/** The trades games by stage (TRD-01). */
export const tradesGames: Page = {
  name: 'trades-games',
  path: TRADES.games,
  roles: [A, T, O],
  title: 'trades.games.title',
  menu: { section: 'trades', label: 'trades.games.menu' },
  load: () => import('./TradesGames.tsx').then((m) => ({ default: m.TradesGames })),
};
