import { expect, it } from 'vitest';
import { leagueName, leagueNames, leagueTellings } from '#resources/prediction/leagueNames.ts';

it.each([
  [{ entry: 49, max_entries: '1000' }, 'Rs. 49 × 1000'],
  [{ entry: '99.50', max_entries: 25 }, 'Rs. 99.50 × 25'],
  [{ entry: null, max_entries: null }, '— × —'],
])('names a league: %j [PRD-10]', (league, name) => {
  expect(leagueName(league)).toBe(name);
});

it('leagues and templates that look alike are named with their ids, the others are not [PRD-05, PRD-10, UI-01]', () => {
  const leagues = [
    { _id: 'l1', entry: 49, max_entries: '1000' },
    { _id: 2, entry: '49', max_entries: 1000 },
    { _id: 'l3', entry: 49, max_entries: 100 },
  ];
  expect(leagueTellings(leagues)).toEqual(['l1', '2', '']);
  expect(leagueNames(leagues)).toEqual(['Rs. 49 × 1000 (l1)', 'Rs. 49 × 1000 (2)', 'Rs. 49 × 100']);
});

it('a league that is named alone says its id where its twin is in sight [UI-01]', () => {
  const leagues = [
    { _id: 'a', entry: 10, max_entries: 100 },
    { _id: 'b', entry: 10, max_entries: 100 },
    { _id: 'c', entry: 49, max_entries: 100 },
  ];
  expect(leagueNames(leagues.slice(1), leagues)).toEqual(['Rs. 10 × 100 (b)', 'Rs. 49 × 100']);
});
