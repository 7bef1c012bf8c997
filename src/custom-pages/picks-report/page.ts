import { A, S, SA, T } from '#authProvider/roles.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import type { Page } from '#ui/page.ts';

/** The picks report of all users (PIC-06). */
export const picksReport: Page = {
  name: 'picks-report',
  path: PICKS.report,
  roles: [A, T],
  title: 'picks.report.title',
  menu: { section: 'picks', label: 'picks.report.menu' },
  load: () => import('./PicksReport.tsx').then((m) => ({ default: m.PicksReport })),
};

/** The picks report of one user, who is asked for when the route names none (PIC-06). */
export const picksUserReport: Page = {
  name: 'picks-user-report',
  path: PICKS.userReport,
  roles: [A, T, SA, S],
  title: 'picks.report.userTitle',
  menu: { section: 'picks', label: 'picks.report.userMenu' },
  takes: 'userId',
  load: () => import('./PicksUserReport.tsx').then((m) => ({ default: m.PicksUserReport })),
};
