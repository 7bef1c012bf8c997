import { expect, it } from 'vitest';
import { playerLabels } from './playerRows.ts';

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
