import { describe, expect, it } from 'vitest';
import { nonzeroSums, orderQuantity, profitLoss } from './street.ts';

it.each<[string, unknown, unknown, string]>([
  ['open', 10, 3, '7/10'],
  ['open', '10', '0', '10/10'],
  ['processed', 10, 10, '10/10'],
  ['processed', 10, 3, '3/10'],
  ['cancelled', 10, 3, '3/10'],
  ['', 10, 3, '3/10'],
  ['open', 123456, 6, '1,23,450/1,23,456'],
  ['open', 10, null, '—/10'],
  ['open', null, 3, '—/—'],
  ['processed', 10, undefined, '—/10'],
])('an order that is %j of %j, %j processed, reads %s [STR-04]', (state, quantity, done, shown) => {
  expect(orderQuantity({ order_state: state, quantity, processed_quantity: done })).toBe(shown);
});

describe('profitLoss', () => {
  it.each<[unknown, unknown, string | null, string | null, number | null]>([
    [10, 12.5, '2.5', '25', 1],
    [12.5, 10, '-2.5', '-20', -1],
    ['10', '10.00', '0', '0', 0],
    [0.1, 0.3, '0.2', '200', 1],
    [3, 4, '1', '33.33', 1],
    [10, 9.999, '-0.001', '-0.01', 0],
    [0, 5, '5', null, 1],
    ['0.00', 5, '5', null, 1],
    [null, 5, null, null, null],
    [5, undefined, null, null, null],
    ['abc', 5, null, null, null],
  ])(
    'bought at %j, last traded at %j: %j, %j per cent, sign %j [STR-05]',
    (average, last, ...gain) => {
      const { amount, percent, sign } = profitLoss(average, last);
      expect([amount, percent, sign]).toEqual(gain);
    },
  );
});

it('shows the sums that are nonzero, in their order [STR-07]', () => {
  expect(
    nonzeroSums({
      refund_amount: '12.50',
      buy_team_fee_invested: 100,
      sell_team_fee_returned: 0,
      profit_on_hold: -5,
      winning_amount: '0.00',
      ipo_sell_team_commission: null,
    }),
  ).toEqual([
    { sum: 'buy_team_fee_invested', amount: 100 },
    { sum: 'profit_on_hold', amount: -5 },
    { sum: 'refund_amount', amount: '12.50' },
  ]);
  expect(nonzeroSums(null)).toEqual([]);
  expect(nonzeroSums({})).toEqual([]);
});
