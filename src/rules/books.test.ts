import { describe, expect, it } from 'vitest';
import { addSums, balanceOf, isAbove, openOf, sameSums, sumsOf, withoutSign } from './books.ts';

const row = (investments: unknown, winnings: unknown, commission: unknown, refunds: unknown) =>
  sumsOf({ investments, winnings, commission, refunds });

describe('the books of a game', () => {
  it.each([
    ['nothing at all', row(0, 0, 0, 0), 'balanced'],
    ['tenths that doubles cannot add', row('0.3', 0.1, '0.1', 0.1), 'balanced'],
    ['whole rupees', row(1000, 880, 50, 70), 'balanced'],
    ['text with a zero behind', row('1000.50', '950.50', '50.0', '0.00'), 'balanced'],
    ['refunds not told, because there are none', row(100, 95, 5, undefined), 'balanced'],
    ['less than half a paisa', row('100.004', 95, 5, 0), 'balanced'],
    ['half a paisa', row('100.005', 95, 5, 0), '0.005'],
    ['one paisa too little', row(100, 94.99, 5, 0), '0.01'],
    ['one paisa too much', row(100, 95.01, 5, 0), '-0.01'],
    ['beyond what a double holds', row('90071992547409.93', '90071992547409.92', 0, 0), '0.01'],
    ['nothing paid yet', row('1234567.5', 0, 0, 0), '1234567.5'],
    ['a negative commission', row(100, 105, -5, 0), 'balanced'],
    ['winnings not told', row(100, null, 5, 0), 'winnings'],
    ['an investment that is no number', row('1,000', 5, 5, 0), 'investments'],
    ['refunds that are no number', row(100, 95, 5, 'none'), 'refunds'],
    ['nothing told', sumsOf({}), 'investments,winnings,commission'],
  ])('%s: %j is %s [SET-02]', (_, sums, told) => {
    const balance = balanceOf(sums);
    const said =
      balance.kind === 'off'
        ? balance.by
        : balance.kind === 'untold'
          ? balance.missing.join()
          : balance.kind;
    expect(said).toBe(told);
  });

  it.each([
    [row(1, 2, 3, 4), row('1.00', '2', 3, '4.0'), true],
    [row(1, 2, 3, 4), row(1, 2, 3, 4.01), false],
    [row(1, null, 3, 4), row(1, null, 3, 4), true],
    [row(1, null, 3, 4), row(1, 0, 3, 4), false],
    [row(1, 2, 3, undefined), row(1, 2, 3, 0), true],
  ])('%j and %j are the same: %s [SET-02]', (one, other, same) => {
    expect(sameSums(one, other)).toBe(same);
  });

  it('of questions are added exactly, and are not known where one does not tell [SET-01]', () => {
    expect(addSums([row('0.1', 1, 0, 0), row('0.2', null, 0, 0)])).toEqual({
      investments: '0.3',
      winnings: null,
      commission: '0',
      refunds: '0',
    });
    expect(addSums([])).toEqual(row(null, null, null, 'x'));
  });

  it('leave open what is neither paid, kept nor given back [SET-01]', () => {
    expect(openOf(row(100, 30, '2.50', 7))).toBe('60.5');
    expect(openOf(row(100, null, 2, 7))).toBeNull();
    expect(withoutSign('-0.01')).toBe('0.01');
  });
});

it.each([
  ['1000000.01', 1_000_000, true],
  [1_000_000, 1_000_000, false],
  ['999999.99', 1_000_000, false],
  [5, undefined, false],
  [null, 1, false],
  ['much', 1, false],
])('%j rupees above %j: %s [SET-04]', (amount, limit, above) => {
  expect(isAbove(amount, limit)).toBe(above);
});
