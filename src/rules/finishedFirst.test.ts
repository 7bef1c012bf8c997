import { expect, it } from 'vitest';
import { finishedFirst } from './finishedFirst.ts';

it('puts games that are over first, the latest on top, those without a date last of them, the others as they came [WHY-04]', () => {
  const game = (id: string, status: string, game_date: unknown) => ({ id, status, game_date });
  const games = [
    game('live', 'inprogress', '2026-05-04T10:00:00Z'),
    game('old', 'completed', '2026-05-01'),
    game('undated', 'reconciled', null),
    game('nonsense', 'cancelled', '0000-00-00'),
    game('last', 'inactive', Date.parse('2026-05-03T10:00:00Z')),
    game('soon', 'active', '2026-05-09T10:00:00Z'),
    game('odd', 'under-review', '2026-05-05T10:00:00Z'),
  ];
  expect(finishedFirst(games).map(({ id }) => id)).toEqual([
    'last',
    'old',
    'undated',
    'nonsense',
    'live',
    'soon',
    'odd',
  ]);
});
