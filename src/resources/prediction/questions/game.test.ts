import { describe, expect, it } from 'vitest';
import {
  findGame,
  gameRecord,
  leagueName,
  leagueNames,
  leagueTellings,
  unlistedGame,
} from './game.ts';
import { aGame } from './testing.ts';

const listed = new Map([
  ['Today', [aGame({ id: 7, status: 'active' }), aGame({ id: '8', status: 'active' })]],
  ['Later', [aGame({ id: 8, status: 'completed' })]],
]);

describe('the game of a screen', () => {
  it('is found by its id, as number or text [PRD-02]', () => {
    expect(findGame(listed, '7')?.status).toBe('active');
    expect(findGame(listed, '9')).toBeUndefined();
  });

  it('that is listed with two statuses has one that no rule knows [PRD-13]', () => {
    expect(findGame(listed, 8)?.status).toBe('active / completed');
  });

  it('that is not listed has no status [PRD-13]', () => {
    expect(unlistedGame('9')).toMatchObject({ id: '9', status: '' });
  });

  it('is named with its id, because two teams may meet twice [PRD-14]', () => {
    expect(gameRecord(aGame())).toBe('IND v AUS (7)');
    expect(gameRecord(unlistedGame('9'))).toBe('9');
  });

  it.each([
    [{ entry: 49, max_entries: '1000' }, 'Rs. 49 × 1000'],
    [{ entry: '99.50', max_entries: 25 }, 'Rs. 99.50 × 25'],
    [{ entry: null, max_entries: null }, '— × —'],
  ])('names a league: %j [PRD-10]', (league, name) => {
    expect(leagueName(league)).toBe(name);
  });
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
