import { expect, it } from 'vitest';
import { playerLabels, reachedRows } from './playerRows.ts';

const player = (id: string | number, name: string | null, position = 'bowler') => ({
  id,
  name,
  team_code: 'KVK',
  position,
});

it('players who look alike say their id where one is chosen, others do not [PIC-02, UI-01]', () => {
  const players = [
    player(7, 'Number 11'),
    player('p-8', 'Number  ll'),
    player(9, 'Number 11', 'keeper'),
    player(10, null),
  ];
  expect([...playerLabels(players)]).toEqual([
    ['7', 'Number 11 · KVK · bowler (7)'],
    ['p-8', 'Number  ll · KVK · bowler (p-8)'],
    ['9', 'Number 11 · KVK · keeper'],
    ['10', '10 · KVK · bowler'],
  ]);
});

it('each new question stands for one row, of a player of its team and position [PIC-02, NET-06]', () => {
  const players = [
    { id: 1, name: 'Number 11', team_code: 'KVK', position: 'bowler' },
    { id: 2, name: 'Number 11', team_code: 'NMN', position: 'bowler' },
  ] as unknown as Parameters<typeof reachedRows>[1];
  const rows = [1, 2, 2].map((player_id, key) => ({
    key: String(key),
    player_id,
    picks_category: 'runs' as const,
    value: '',
  }));
  const question = (_id: string, team_code: string) =>
    ({
      _id,
      picks_category: 'runs',
      player_data: { name: 'Number 11', team_code },
    }) as unknown as Parameters<typeof reachedRows>[2][number];
  const reached = (...now: ReturnType<typeof question>[]) =>
    reachedRows(rows, players, [question('old', 'KVK')], now).map(({ key }) => key);
  expect(reached(question('old', 'KVK'), question('new', 'NMN'))).toEqual(['1']);
  expect(reached(question('a', 'NMN'), question('b', 'NMN'), question('c', 'KVK'))).toEqual([
    '0',
    '1',
    '2',
  ]);
});
