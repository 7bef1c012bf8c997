import { A, O, T } from '#authProvider/roles.ts';
import { gamesAddress, PICKS } from '#custom-pages/picks-games/addresses.ts';
import type { Page } from '#ui/page.ts';

/** The picks games of a status (PIC-01). */
export const picksGames: Page = {
  name: 'picks-games',
  path: PICKS.games,
  roles: [A, T, O],
  title: 'picks.games.title',
  menu: { section: 'picks', label: 'picks.games.menu', to: gamesAddress('new') },
  load: () => import('./PicksGames.tsx').then((m) => ({ default: m.PicksGames })),
};
