import { A, S, SA, T } from '#authProvider/roles.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import { teamsBetween } from '#resources/picks/report/teams.ts';

/** The same of one user, who is asked for when the route names none (PIC-06, PIC-07). */
export const picksUserReport = defineResource({
  ...teamsBetween,
  name: 'picks-user-report',
  route: PICKS.userReport,
  roles: [A, T, SA, S],
  title: 'picks.report.userTitle',
  menu: { section: 'picks', label: 'picks.report.userMenu' },
  takes: 'userId',
  parts: { user_id: 'userId', from: '?from', to: '?to' },
  missing: { title: 'picks.report.askUser', hint: 'picks.report.askHint' },
});
