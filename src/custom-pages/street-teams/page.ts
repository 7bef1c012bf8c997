import { ALL } from '#authProvider/roles.ts';
import { STREET } from '#custom-pages/street-games/addresses.ts';
import type { Page } from '#ui/page.ts';

/** A user's teams in a street game (STR-08). */
export const streetTeams: Page = {
  name: 'street-teams',
  path: STREET.teams,
  roles: ALL,
  title: 'street.teams',
  load: () => import('./StreetTeams.tsx').then((m) => ({ default: m.StreetTeams })),
};
