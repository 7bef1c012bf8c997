import { expect, it } from 'vitest';
import type { Receipt } from '#actions/receipt.ts';
import receipt from '#i18n/receipt/en.ts';
import { sumsOf } from '#rules/books.ts';
import { receiptBrief, verdictsOf } from './useReceipt.ts';

const books = (winnings: number, commission: number) => ({
  sums: sumsOf({ investments: 100, winnings, commission, refunds: 0 }),
  at: 1,
});
const OPEN = books(0, 0);
const PAID = books(95, 5);
const OVER = books(120.5, 5);

it.each<[Receipt['state'], Receipt['before'], Receipt['after'], string[], string | undefined]>([
  ['changed', OPEN, PAID, ['balanced'], 'balanced'],
  ['changed', OPEN, OVER, ['offOver ₹25.50'], 'off ₹25.50'],
  ['changed', OPEN, books(50, 5), ['offOpen ₹45.00'], 'off ₹45.00'],
  ['changed', null, PAID, ['beforeMissing', 'balanced'], 'balanced'],
  ['changed', OPEN, { sums: sumsOf({ investments: 100 }), at: 1 }, ['untold'], 'untold'],
  ['same', OPEN, OPEN, ['same', 'offOpen ₹100.00'], 'same'],
  ['unread', OPEN, null, ['unread'], 'unread'],
  ['changed', OPEN, null, ['unread'], 'unread'],
  ['reading', OPEN, OPEN, ['readOn'], 'reading'],
  ['hidden', null, null, ['hidden'], undefined],
])(
  'a receipt that is %s says, from %j to %j: %j, in short %s [SET-02]',
  (state, before, after, says, short) => {
    const told = { of: '7', state, before, after };
    const worded = (text: { key: string; params?: Readonly<Record<string, unknown>> }) =>
      [text.key.split('.').at(-1), text.params?.amount].filter(Boolean).join(' ');
    expect(verdictsOf(told).map(({ text }) => worded(text))).toEqual(says);
    const brief = receiptBrief(told);
    expect(brief ? worded(brief.text) : undefined).toBe(short);
  },
);

it('says so in plain words [SET-02]', () => {
  expect(receipt.same).toBe('The figures did not change yet.');
  expect(receipt.unread).toBe('The figures could not be read after it.');
  expect(receipt.offOver).toMatch(/more went out than came in/);
});
