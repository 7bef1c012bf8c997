import { describe, expect, it } from 'vitest';
import { refundsCover, tradesVerdict } from './trades.ts';
import { verdictCode } from './verdict.ts';

/** What each cell is made of; the slots are of a trade of 10. */
const AXES = {
  status: ['active', 'inactive', 'cancelled', 'paused'],
  answer: [null, 'o1', 'o9'],
  chosen: ['o1', 'o2', null, 'o8'],
  matched: [0, 4, 10, 11, null],
  unmatched: [0, '6', null],
  cancelled: [0, 6, 10, null],
  paid: [true, false],
} as const;

type Cell = { [Axis in keyof typeof AXES]: (typeof AXES)[Axis][number] };

const cells = (Object.keys(AXES) as (keyof typeof AXES)[]).reduce<Partial<Cell>[]>(
  (made, axis) => made.flatMap((cell) => AXES[axis].map((value) => ({ ...cell, [axis]: value }))),
  [{}],
) as Cell[];

/** The rules from the first to the last: the first one that a cell fits says its verdict. */
const TABLE: readonly [Partial<Record<keyof Cell, readonly unknown[]>>, string][] = [
  // A cancelled question is refunded only where the refunds say so, and nothing of it counts on.
  [{ status: ['cancelled'], matched: [4, 10, 11] }, 'unknown.cancelled'],
  [{ status: ['cancelled'], unmatched: ['6'] }, 'unknown.cancelled'],
  [{ status: ['cancelled'], paid: [true] }, 'refunded'],
  [{ status: ['cancelled'] }, 'unknown.refund'],
  [{ status: ['paused'] }, 'unknown.status'],
  // Nobody told how much is at stake.
  [{ matched: [null], answer: [null] }, 'open'],
  [{ matched: [null] }, 'unknown.matched'],
  [{ matched: [11] }, 'unknown.slots'],
  // Nothing found a counterpart.
  [{ matched: [0], unmatched: ['6'] }, 'unmatched'],
  [{ matched: [0], unmatched: [0], cancelled: [6, 10], paid: [true] }, 'refunded'],
  [{ matched: [0], unmatched: [0], cancelled: [6, 10] }, 'unknown.refund'],
  [{ matched: [0] }, 'unknown.slots'],
  // Some of it did.
  [{ answer: [null], matched: [4] }, 'openPartly'],
  [{ answer: [null], unmatched: ['6'] }, 'openPartly'],
  [{ answer: [null], cancelled: [6, 10] }, 'openPartly'],
  [{ answer: [null] }, 'open'],
  [{ answer: ['o9'] }, 'unknown.answer'],
  [{ chosen: [null, 'o8'] }, 'unknown.choice'],
  [{ chosen: ['o1'], matched: [4] }, 'wonPartly'],
  [{ chosen: ['o1'], unmatched: ['6'] }, 'wonPartly'],
  [{ chosen: ['o1'], cancelled: [6, 10] }, 'wonPartly'],
  [{ chosen: ['o1'] }, 'won'],
  [{ matched: [4] }, 'lostPartly'],
  [{ unmatched: ['6'] }, 'lostPartly'],
  [{ cancelled: [6, 10] }, 'lostPartly'],
  [{}, 'lost'],
];

const fits = (cell: Cell, rule: (typeof TABLE)[number][0]): boolean =>
  Object.entries(rule).every(([axis, values]) => values.includes(cell[axis as keyof Cell]));

describe('the verdict of a trade', () => {
  const byRule = TABLE.map(([rule, code], nth) => ({
    rule: JSON.stringify(rule),
    code,
    own: cells.filter((cell) => TABLE.findIndex(([other]) => fits(cell, other)) === nth),
  }));

  it.each(byRule)('is $code for $rule [WHY-01]', ({ own, code }) => {
    expect(own.length).toBeGreaterThan(0);
    for (const { status, answer, chosen, matched, unmatched, cancelled, paid } of own) {
      const trade = {
        status,
        answer,
        option_id: chosen,
        options: [{ _id: 'o1' }, { _id: 'o2' }],
        amount: 35,
        totalQuantity: 10,
        matched,
        unmatched,
        cancelled,
      };
      expect(verdictCode(tradesVerdict(trade, paid)), JSON.stringify(trade)).toBe(code);
    }
  });

  it('needs no total of slots, and takes no negative number for one [WHY-01, NET-11]', () => {
    const trade = { status: 'inactive', options: [{ _id: 1 }], answer: '1', option_id: 1 };
    expect(tradesVerdict({ ...trade, matched: '3' }, true)).toEqual({ kind: 'won', partly: false });
    expect(verdictCode(tradesVerdict({ ...trade, matched: -3 }, true))).toBe('unknown.matched');
  });
});

const due = (amount: unknown, totalQuantity: unknown, cancelled: unknown, status = 'inactive') => ({
  status,
  options: [],
  amount,
  totalQuantity,
  cancelled,
});

it.each([
  // Whole trades, exactly.
  ['70.10', [due('70.10', 10, 10, 'cancelled')], true],
  [70.09, [due('70.10', 10, 10, 'cancelled')], false],
  // The same without counts: the whole amount of a cancelled question is due.
  [2, [due(1, null, null, 'cancelled'), due(1, null, null, 'cancelled')], true],
  [1.5, [due(1, null, null, 'cancelled'), due(1, null, null, 'cancelled')], false],
  // A share of a trade, to the paisa.
  ['33.33', [due(100, 3, 1)], true],
  ['33.32', [due(100, 3, 1)], true],
  ['33.31', [due(100, 3, 1)], false],
  // What is not told is not covered.
  [null, [due(100, 3, 1)], false],
  [500, [due(null, 3, 1)], false],
  [500, [due(100, null, 1)], false],
  [500, [due(100, 3, 4)], false],
  // Nothing is due where nothing is cancelled.
  [0, [due(null, null, 0), due(5, 1, null)], true],
])('refunds of %s cover %j: %s [WHY-01]', (total_refunds, trades, covered) => {
  expect(refundsCover({ total_refunds, trades })).toBe(covered);
});
