import { A, T } from '#authProvider/roles.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import { teamsBetween } from '#resources/picks/report/teams.ts';

/** The teams that were played between two days, of all users; the days are asked for first (PIC-06, PIC-07). */
export const picksReport = defineResource({
  ...teamsBetween,
  name: 'picks-report',
  route: PICKS.report,
  roles: [A, T],
  title: 'picks.report.title',
  menu: { section: 'picks', label: 'picks.report.menu' },
  parts: { from: '?from', to: '?to' },
  missing: { title: 'picks.report.ask', hint: 'picks.report.askHint' },
});
