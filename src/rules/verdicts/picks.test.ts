import { describe, expect, it } from 'vitest';
import { picksVerdict } from './picks.ts';
import { verdictCode } from './verdict.ts';

const STATUSES = ['new', 'active', 'inprogress', 'completed', 'cancelled', 'inactive', 'odd', null];
const WINNINGS = [0, 10, '45.5', null, -1];
const PNLS = [-10, 0, null];
const RIGHT = [
  [3, 3],
  [1, '3'],
  [0, 0],
  [null, 3],
] as const;

const cells = STATUSES.flatMap((status) =>
  WINNINGS.flatMap((winnings) =>
    PNLS.flatMap((pnl) =>
      RIGHT.map(([picks_correct, picks_selected]) => ({
        entry_fee: '10.00',
        winnings,
        pnl,
        picks_correct,
        picks_selected,
        game: status === null ? null : { status },
      })),
    ),
  ),
);
type Cell = (typeof cells)[number];

const at =
  (...statuses: (string | null)[]) =>
  ({ game }: Cell) =>
    statuses.includes(game?.status ?? null);

/** The first rule that a cell fits says its verdict. */
const TABLE: readonly [string, (cell: Cell) => boolean, string][] = [
  ['cancelled, nothing gained or lost', (c) => at('cancelled')(c) && c.pnl === 0, 'refunded'],
  [
    'cancelled, the entry fee paid out',
    (c) => at('cancelled')(c) && c.pnl === null && c.winnings === 10,
    'refunded',
  ],
  ['cancelled otherwise', at('cancelled'), 'unknown.refund'],
  ['paid', ({ winnings }) => Number(winnings) > 0, 'won'],
  ['not over', at('new', 'active', 'inprogress'), 'open'],
  ['winnings not told', ({ winnings }) => winnings !== 0, 'unknown.paid'],
  ['game not told', at(null), 'unknown.game'],
  ['state not known', at('inactive', 'odd'), 'unknown.status'],
  ['all correct, nothing paid', ({ picks_correct }) => picks_correct === 3, 'unknown.allCorrect'],
  ['over, nothing paid', () => true, 'lost'],
];

describe('the verdict of a team', () => {
  it.each(TABLE)('%s: %s [WHY-01]', (_name, rule, code) => {
    const own = cells.filter((cell) => TABLE.find(([, other]) => other(cell))?.[1] === rule);
    expect(own.length).toBeGreaterThan(0);
    for (const cell of own)
      expect(verdictCode(picksVerdict(cell)), JSON.stringify(cell)).toBe(code);
  });
});
