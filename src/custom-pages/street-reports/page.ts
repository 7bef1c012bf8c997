import { ALL } from '#authProvider/roles.ts';
import { STREET } from '#custom-pages/street-games/addresses.ts';
import type { Page } from '#ui/page.ts';

/** What a user sold in a street game, and what it came to (STR-07). */
export const streetReports: Page = {
  name: 'street-reports',
  path: STREET.reports,
  roles: ALL,
  title: 'street.reports',
  load: () => import('./StreetReports.tsx').then((m) => ({ default: m.StreetReports })),
};
