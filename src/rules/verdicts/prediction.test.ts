import { describe, expect, it } from 'vitest';
import { leaguesRefunded, predictionVerdict, slotsOnAnswer, stakeOf } from './prediction.ts';
import { verdictCode } from './verdict.ts';

/** What each cell is made of; `booked`: the slots on the choices c1 and c2. */
const AXES = {
  status: ['inactive', 'active', 'declared', 'completed', 'cancelled', 'on-hold'],
  answer: [null, 'c1', 'c9'],
  booked: [
    { c1: 3, c2: '2' },
    { c2: 2 },
    { c1: null, c2: 2 },
    { c1: 0, c2: null },
    {},
  ] as readonly Record<string, unknown>[],
  winnings: [0, '9.5', null],
  covered: [true, false],
} as const;

type Cell = { [Axis in keyof typeof AXES]: (typeof AXES)[Axis][number] };

const cells = (Object.keys(AXES) as (keyof typeof AXES)[]).reduce<Partial<Cell>[]>(
  (made, axis) => made.flatMap((cell) => AXES[axis].map((value) => ({ ...cell, [axis]: value }))),
  [{}],
) as Cell[];

const [both, wrong, untold, odd, nothing] = AXES.booked;

/** The first rule that a cell fits says its verdict. */
const TABLE: readonly [Partial<Record<keyof Cell, readonly unknown[]>>, string][] = [
  [{ status: ['cancelled'], winnings: ['9.5'] }, 'unknown.paid'],
  [{ status: ['cancelled'], covered: [true] }, 'refunded'],
  [{ status: ['cancelled'] }, 'unknown.refund'],
  [{ status: ['on-hold'] }, 'unknown.status'],
  [{ booked: [nothing] }, 'unknown.choice'],
  [{ answer: [null] }, 'open'],
  [{ answer: ['c9'] }, 'unknown.answer'],
  [{ booked: [both] }, 'won'],
  [{ booked: [untold, odd] }, 'unknown.slots'],
  [{ booked: [wrong], winnings: ['9.5'] }, 'unknown.paid'],
  [{}, 'lost'],
];

const fits = (cell: Cell, rule: (typeof TABLE)[number][0]): boolean =>
  Object.entries(rule).every(([axis, values]) => values.includes(cell[axis as keyof Cell]));

const leagueOf = ({ status, answer, booked, winnings }: Omit<Cell, 'covered'>) => ({
  status,
  winnings,
  entry: '49.50',
  question: { choices: [{ _id: 'c1' }, { _id: 'c2' }], answer },
  userChoices: new Map(
    Object.entries(booked).map(([id, slots_booked]) => [id, { slots_booked }] as const),
  ),
});

describe('the verdict of a league', () => {
  const byRule = TABLE.map(([rule, code], nth) => ({
    rule: JSON.stringify(rule),
    code,
    own: cells.filter((cell) => TABLE.findIndex(([other]) => fits(cell, other)) === nth),
  }));

  it.each(byRule)('is $code for $rule [WHY-01]', ({ own, code }) => {
    const expected = code === 'unknown.slots' ? ['unknown.slots'] : [code];
    expect(own.length).toBeGreaterThan(0);
    for (const cell of own)
      expect(expected, JSON.stringify(cell)).toContain(
        verdictCode(predictionVerdict(leagueOf(cell), cell.covered)),
      );
  });

  it('is not known without its question [WHY-01]', () => {
    const league = leagueOf({ status: 'active', answer: 'c1', booked: {}, winnings: 0 });
    expect(verdictCode(predictionVerdict({ ...league, question: null }, true))).toBe(
      'unknown.question',
    );
  });

  it('rests on the slots on the answer, and on the stake, exactly [WHY-01]', () => {
    const league = leagueOf({
      status: 'completed',
      answer: 'c1',
      booked: { c1: 3, c2: '2' },
      winnings: 0,
    });
    expect(slotsOnAnswer(league)).toEqual({ right: '3', all: '5' });
    expect(stakeOf(league)).toBe('247.5');
    expect(stakeOf({ ...league, entry: null })).toBeNull();
  });
});

it.each([
  // 49.50 of a cancelled league came back, or was never counted: 99 was kept, or won and kept.
  [{ winnings: 0, pnl: -99 }, true],
  [{ winnings: '200.10', pnl: 101.1 }, true],
  // It did not come back.
  [{ winnings: 0, pnl: -148.5 }, false],
  [{ winnings: null, pnl: -99 }, false],
  [{ winnings: 0, pnl: null }, false],
])('%j shows that the stake of a cancelled league came back: %s [WHY-01]', (sums, shown) => {
  const booked = { status: 'completed', answer: null, winnings: 0 } as const;
  const userLeagues = [
    leagueOf({ ...booked, booked: { c1: 2 } }),
    leagueOf({ ...booked, status: 'cancelled', booked: { c1: 1 } }),
  ];
  expect(leaguesRefunded({ ...sums, userLeagues })).toBe(shown);
});
