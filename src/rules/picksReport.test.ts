import { describe, expect, it } from 'vitest';
import { groupReport } from './picksReport.ts';

const IST = 'Asia/Kolkata';
const games = new Map([
  ['1', { game_date: '2022-04-09T18:30:00Z' }],
  ['2', { game_date: '2022-04-09' }],
  ['3', null],
]);
const team = (game_id: unknown, entry_fee: unknown, winnings: unknown) => ({
  game_id,
  entry_fee,
  winnings,
});

describe('groupReport', () => {
  it('sums a game without residue, the earliest game first [PIC-07]', () => {
    const teams = [team(1, 0.1, 0), team('1', 0.2, '0.30'), team(2, 50, 75)];
    expect(groupReport(teams, games, 'game', IST)).toEqual({
      groups: [
        { key: '2', teams: 1, fees: '50', winnings: '75', earnings: '-25' },
        { key: '1', teams: 2, fees: '0.3', winnings: '0.3', earnings: '0' },
      ],
      leftOut: 0,
    });
  });

  it('sums a day of the configured zone, a bare date being that day everywhere [PIC-07, APP-17]', () => {
    const teams = [team(1, 10, 0), team(2, 20, 5)];
    const days = (zone: string) =>
      groupReport(teams, games, 'day', zone).groups.map(({ key, fees }) => [key, fees]);
    expect(days(IST)).toEqual([
      ['2022-04-09', '20'],
      ['2022-04-10', '10'],
    ]);
    expect(days('America/Los_Angeles')).toEqual([['2022-04-09', '30']]);
  });

  it('keeps teams of unknown games, and counts those without amounts [PIC-06, PIC-07]', () => {
    const teams = [team(3, 10, 0), team('gone', 5, 5), team(null, 1, 0), team(2, null, 4)];
    const byDay = groupReport(teams, games, 'day', IST);
    expect(byDay.groups).toEqual([
      { key: null, teams: 3, fees: '16', winnings: '5', earnings: '11' },
    ]);
    expect(byDay.leftOut).toBe(1);
    const unreadable = [team(1, 'x', 0), team(2, null, 4)];
    expect(groupReport(unreadable, games, 'day', IST)).toEqual({ groups: [], leftOut: 2 });
    expect(groupReport(teams, games, 'game', IST).groups.map(({ key }) => key)).toEqual([
      '3',
      'gone',
      null,
    ]);
  });
});
