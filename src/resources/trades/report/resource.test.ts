import { expect, it } from 'vitest';
import { tradesReport } from '#resources/trades/report/resource.ts';

it('a game without codes has no name in the report: its id stands beside it [TRD-06, APP-17]', () => {
  const teams = (row: object) => tradesReport.toRecord?.({ id: 71, ...row }, {}, null).teams;
  expect(teams({ home_team_code: 'IND', away_team_code: 'AUS' })).toBe('IND v AUS');
  expect(teams({ home_team_code: 'IND' })).toBe('');
});
