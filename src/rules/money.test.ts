import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRupees,
  formatCount,
  formatEntry,
  formatPercent,
  formatRupees,
  isNonzero,
  multiplyRupees,
  orZero,
  rupeesCell,
  signOf,
  subtractRupees,
} from './money.ts';

it.each([
  [-0.004, '0'],
  ['1.005', '1.01'],
  [-2.675, '-2.68'],
  ['123456.50', '123456.5'],
  [0.1 + 0.2, '0.3'],
  ['n/a', 'n/a'],
  [null, null],
])('rupees %j are %j in a sheet, rounded as on the screen [APP-17, UI-05]', (value, cell) => {
  expect(rupeesCell(value)).toBe(cell);
});

describe('formatRupees', () => {
  it.each([
    [123456.5, '₹1,23,456.50'],
    [1234567.5, '₹12,34,567.50'],
    [123456789.5, '₹12,34,56,789.50'],
    [0, '₹0.00'],
    [999, '₹999.00'],
    [1000, '₹1,000.00'],
    [100000, '₹1,00,000.00'],
    [-8, '-₹8.00'],
    [-120000.5, '-₹1,20,000.50'],
    [-0, '₹0.00'],
    [-0.001, '₹0.00'],
    [-0.004, '₹0.00'],
    ['-0.00', '₹0.00'],
    [0.004, '₹0.00'],
    [0.005, '₹0.01'],
    [-0.005, '-₹0.01'],
    [1.005, '₹1.01'],
    [2.675, '₹2.68'],
    [0.1 + 0.2, '₹0.30'],
    [1e-7, '₹0.00'],
    [1e21, '₹1,00,00,00,00,00,00,00,00,00,000.00'],
    ['12.50', '₹12.50'],
    ['9007199254740993', '₹9,00,71,99,25,47,40,993.00'],
    [99.995, '₹100.00'],
    ['99999.995', '₹1,00,000.00'],
  ])('%j reads %s [UI-05]', (value, shown) => {
    expect(formatRupees(value)).toBe(shown);
  });

  it.each<[unknown, string]>([
    ['', 'empty'],
    ['1,00,000.50', 'grouped by somebody else'],
    ['₹5', 'with a sign'],
    ['NaN', 'text'],
    ['abc', 'text'],
    ['1e3', 'with an exponent'],
    [Number.NaN, 'not a number'],
    [Number.POSITIVE_INFINITY, 'too large, as 1e400 in JSON'],
    [null, 'null'],
    [undefined, 'missing'],
    [true, 'boolean'],
    [[7], 'list'],
    [[], 'empty list'],
    [{}, 'object'],
  ])('%j is not a number (%s): — [UI-05]', (value) => {
    expect(formatRupees(value)).toBe('—');
  });

  it('is always grouped digits with two decimals and never minus zero, whatever the number [UI-05]', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const shown = formatRupees(value);
        expect(shown).toMatch(/^-?₹\d{1,2}(,\d{2})*,\d{3}\.\d{2}$|^-?₹\d{1,3}\.\d{2}$/);
        expect(shown).not.toBe('-₹0.00');
      }),
    );
  });

  it('shows any whole number of paise as it is [UI-05]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (paise) => {
        const shown = formatRupees(paise / 100).replace(/\D/g, '');
        expect(Number(shown)).toBe(paise);
      }),
    );
  });
});

describe('formatEntry', () => {
  it.each([
    [50, 'Rs. 50'],
    ['50', 'Rs. 50'],
    ['12.50', 'Rs. 12.50'],
    [0.1, 'Rs. 0.1'],
    [0, 'Rs. 0'],
    [-0, 'Rs. 0'],
    [1e21, 'Rs. 1000000000000000000000'],
    [null, '—'],
    ['free', '—'],
    [{}, '—'],
  ])('%j reads %s [UI-05, PRD-10]', (entry, shown) => {
    expect(formatEntry(entry)).toBe(shown);
  });
});

describe('formatCount and formatPercent', () => {
  it.each([
    [1234567, '12,34,567'],
    ['42', '42'],
    [3.3333333, '3.33'],
    [3.5, '3.5'],
    [-0, '0'],
    [-1200, '-1,200'],
    [null, '—'],
    ['many', '—'],
  ])('the count %j reads %s [UI-05]', (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });

  it.each([
    [12.5, '12.50%'],
    [-0.001, '0.00%'],
    ['-33.333', '-33.33%'],
    [1234.5, '1,234.50%'],
    [null, '—'],
  ])('%j percent reads %s [STR-05]', (percent, shown) => {
    expect(formatPercent(percent)).toBe(shown);
  });
});

describe('reckoning', () => {
  it.each([
    [['0.1', 0.2], '0.3'],
    [[0.1, 0.1, 0.1], '0.3'],
    [[], '0'],
    [[5, null], null],
    [['1,000'], null],
  ])('the sum of %j is %j [UI-05]', (amounts, sum) => {
    expect(addRupees(amounts)).toBe(sum);
  });

  it('does not depend on the order, whatever the amounts [UI-05]', () => {
    const amount = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((paise) => paise / 100);
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(addRupees([...amounts].reverse())).toBe(addRupees(amounts));
      }),
    );
  });

  it('multiplies and subtracts exactly, or not at all [PRD-16, STR-05]', () => {
    expect(multiplyRupees(1.15, 3)).toBe('3.45');
    expect(multiplyRupees('49.99', '100')).toBe('4999');
    expect(multiplyRupees(5, null)).toBeNull();
    expect(subtractRupees(0.3, 0.1)).toBe('0.2');
    expect(subtractRupees('', 1)).toBeNull();
  });
});

describe('signOf', () => {
  it.each([
    [5, 1],
    [-8, -1],
    [0, 0],
    [-0.004, 0],
    [0.005, 1],
    ['-120.5', -1],
    [null, null],
    ['x', null],
  ])('%j has the sign %j of what is shown [UI-05, STR-05]', (value, sign) => {
    expect(signOf(value)).toBe(sign);
  });
});

describe('shown if nonzero, 0 by default', () => {
  it.each([
    [1, true],
    ['0.01', true],
    [-5, true],
    [0, false],
    ['0.00', false],
    [-0, false],
    [null, false],
    [undefined, false],
    ['abc', false],
  ])('%j is nonzero: %s [TRD-05, TRD-06, STR-07]', (value, shown) => {
    expect(isNonzero(value)).toBe(shown);
  });

  it('takes 0 for what is missing, not for what cannot be read [TRD-06]', () => {
    expect(formatRupees(orZero(undefined))).toBe('₹0.00');
    expect(formatRupees(orZero(null))).toBe('₹0.00');
    expect(formatRupees(orZero('abc'))).toBe('—');
    expect(formatRupees(orZero(''))).toBe('—');
    expect(formatRupees(orZero('7'))).toBe('₹7.00');
  });
});
