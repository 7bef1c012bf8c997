import { ALL } from '#authProvider/roles.ts';
import { STREET } from '#custom-pages/street-games/addresses.ts';
import type { Page } from '#ui/page.ts';

/** The street games of a user (STR-01). */
export const streetGames: Page = {
  name: 'street-games',
  path: STREET.games,
  roles: ALL,
  title: 'street.games',
  menu: { section: 'street' },
  takes: 'userId',
  load: () => import('./StreetGames.tsx').then((m) => ({ default: m.StreetGames })),
};
