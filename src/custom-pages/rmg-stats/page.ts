import { ALL } from '#authProvider/roles.ts';
import { RMG } from '#custom-pages/rmg-stats/address.ts';
import type { Page } from '#ui/page.ts';

/** The real-money games of a user (RMG-01). */
export const rmgStats: Page = {
  name: 'rmg-stats',
  path: RMG,
  roles: ALL,
  title: 'rmg.title',
  menu: { section: 'moreGames' },
  takes: 'userId',
  takesAs: { query: 'user_id' },
  load: () => import('./RmgStats.tsx').then((m) => ({ default: m.RmgStats })),
};
