import { A, S, SA, T } from '#authProvider/roles.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import { type ReportedTeam, teamsBetween } from '#resources/picks/report/teams.ts';
import { judged, verdictField } from '#resources/verdicts/verdictField.ts';
import { picksVerdict } from '#rules/verdicts/picks.ts';
import { later } from '#ui/later.ts';

/** The same of one user, who is asked for when the route names none, with what became of each team (PIC-06, PIC-07, WHY-01). */
export const picksUserReport = defineResource({
  ...teamsBetween,
  name: 'picks-user-report',
  route: PICKS.userReport,
  roles: [A, T, SA, S],
  title: 'picks.report.userTitle',
  menu: { section: 'picks', label: 'picks.report.userMenu' },
  takes: 'userId',
  toRecord: (team) => ({ ...team, ...judged(picksVerdict(team as ReportedTeam)) }),
  fields: teamsBetween.fields.flatMap((field) =>
    field.source === 'entry_fee' ? [verdictField, field] : [field],
  ),
  above: later(() => import('#resources/picks/user-report/UserSummary.tsx'), 'UserSummary'),
  parts: { user_id: 'userId', from: '?from', to: '?to' },
  missing: { title: 'picks.report.askUser', hint: 'picks.report.askHint' },
});
