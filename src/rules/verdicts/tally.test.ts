import { expect, it } from 'vitest';
import { tally, whyUnpaid } from './tally.ts';
import { notTold } from './verdict.ts';

it('counts lines by verdict, slots exactly, and a question once however often it was staked on [WHY-02]', () => {
  const question = (id: string | number, answer: unknown, cancelled = false) => ({
    question: { id, answer, cancelled },
  });
  const counted = tally([
    { verdict: { kind: 'won', partly: true }, unmatched: '6', ...question(1, 'a') },
    { verdict: { kind: 'lost', partly: false }, unmatched: 0, ...question(2, 'a') },
    { verdict: { kind: 'open', partly: false }, unmatched: null, ...question('3', null) },
    { verdict: { kind: 'unmatched' }, unmatched: 17, ...question(3, '') },
    { verdict: { kind: 'refunded' }, unmatched: null, ...question(4, null, true) },
    { verdict: notTold('slots') },
  ]);
  expect(counted).toEqual({
    lines: 6,
    won: 1,
    lost: 1,
    open: 1,
    unmatched: 1,
    refunded: 1,
    unknown: 1,
    unmatchedSlots: '23',
    moreUnmatched: true,
    unanswered: 1,
  });
});

it.each([
  [0, 0, 'reconciled', null],
  [2, 12.5, 'reconciled', null],
  [2, '0.00', 'reconciled', 'notDistributed'],
  [2, 0, 'active', 'notDistributed'],
  [2, 0, 'inprogress', 'notDistributed'],
  [2, 0, 'cancelled', 'cancelled'],
  [2, 0, 'completed', 'notKnown'],
  [2, 0, 'inactive', 'notKnown'],
  [2, 0, 'under-review', 'notKnown'],
  [2, 0, undefined, 'notKnown'],
  [2, null, 'reconciled', 'notTold'],
  [2, 'soon', undefined, 'notTold'],
])('%s won and %s paid in a game that is %s: %s [WHY-02]', (won, winnings, status, why) => {
  expect(whyUnpaid(won, winnings, status)).toBe(why);
});
