import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampNumber,
  type Decimal,
  decimalNumber,
  decimalText,
  divideDecimals,
  parseDecimal,
  sameNumber,
  stepNumber,
} from './decimal.ts';

const dec = (value: string | number | bigint): Decimal => {
  const parsed = parseDecimal(value);
  if (parsed === null) throw new Error(`not a decimal: ${value}`);
  return parsed;
};
const plain = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.nat({ max: 9 }))
  .map(([units, scale]) => new Big(`${units}e-${scale}`));

describe('parseDecimal', () => {
  it.each([
    [12.5, '12.5'],
    ['12.50', '12.5'],
    [' 7 ', '7'],
    ['-0', '0'],
    [-0, '0'],
    ['00012', '12'],
    [1e21, '1000000000000000000000'],
    [1.5e21, '1500000000000000000000'],
    [1e-7, '0.0000001'],
    [1.25e-7, '0.000000125'],
    ['9007199254740993', '9007199254740993'],
    [9007199254740993n, '9007199254740993'],
    ['-12345678901234567890.05', '-12345678901234567890.05'],
  ])('reads %s as %s [UI-05]', (value, text) => {
    expect(decimalText(dec(value))).toBe(text);
  });

  it.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '-',
    '+5',
    '--5',
    '1..2',
    '1e3',
    '0x10',
    '1,00,000.50',
    '12,5',
    '٣',
    '１２',
    '−5',
    '₹5',
    'NaN',
    'Infinity',
    'abc',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [],
    [7],
    {},
  ])('refuses %j [UI-05]', (value) => {
    expect(parseDecimal(value)).toBeNull();
  });

  it('gives back every finite double [UI-05]', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(decimalNumber(dec(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds without residue: 0.1 + 0.1 + 0.1 is 0.3 [UI-05]', () => {
    const tenth = dec(0.1);
    expect(decimalText(tenth.plus(tenth).plus(tenth))).toBe('0.3');
  });

  it.each([
    ['1', '3', '0.33'],
    ['2', '3', '0.67'],
    ['-2', '3', '-0.67'],
    ['1', '8', '0.13'],
    ['-1', '8', '-0.13'],
    ['0.5', '0.25', '2.00'],
  ])('%s ÷ %s is %s to two places', (a, b, expected) => {
    const result = divideDecimals(dec(a), dec(b), 2);
    expect(result && decimalText(result, 2)).toBe(expected);
  });

  it('divides to as many places as are asked for, whatever was asked before', () => {
    const places = [2, 4, 2].map((count) => divideDecimals(dec(2), dec(3), count)?.toFixed());
    expect(places).toEqual(['0.67', '0.6667', '0.67']);
  });

  it('does not divide by zero', () => {
    expect(divideDecimals(dec(1), dec('0.00'), 2)).toBeNull();
  });
});

describe('rounding', () => {
  it.each([
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['-1.005', '-1.01'],
    ['1.004999', '1.00'],
    ['-0.001', '0.00'],
    ['0.004', '0.00'],
    ['0.005', '0.01'],
    ['0.995', '1.00'],
    ['7', '7.00'],
  ])('%s rounds to %s, half away from zero [UI-05]', (value, expected) => {
    expect(decimalText(dec(value), 2)).toBe(expected);
  });

  it('is never further than half a paisa away, whatever the number [UI-05]', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const off = dec(decimalText(value, 2)).minus(value);
        expect(off.abs().lte('0.005')).toBe(true);
      }),
    );
  });
});

describe('comparing', () => {
  it.each([
    ['30.0', 30, true],
    ['30', '30.00', true],
    ['30.5', 30, false],
    ['', 0, false],
    [null, null, false],
  ])('%j and %j are the same number: %s', (a, b, expected) => {
    expect(sameNumber(a, b)).toBe(expected);
  });
});

describe('steps and limits', () => {
  it.each([
    [0, 0.1, 3, 0.3],
    [1.1, 0.1, 2, 1.3],
    [0, 0.01, 7, 0.07],
    [0.07, 0.01, -7, 0],
    [0.1, 0.1, 2, 0.3],
    [5, 1, 1, 6],
  ])('%d and steps of %d, %d times, is %d [UI-02]', (from, step, times, expected) => {
    expect(stepNumber(from, step, times)).toBe(expected);
  });

  it('comes back to where it started, whatever the steps [UI-02]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99999, max: 99999 }), fc.nat({ max: 500 }), (start, times) => {
        const line = start / 100;
        expect(stepNumber(stepNumber(line, 0.1, times), 0.1, -times)).toBe(line === 0 ? 0 : line);
      }),
    );
  });

  it.each([
    [-1, { min: 0 }, 0],
    [101, { max: 100 }, 100],
    [50, { min: 0, max: 100 }, 50],
    [50, {}, 50],
  ])('%d within %j is %d [UI-02]', (value, limits, expected) => {
    expect(clampNumber(value, limits)).toBe(expected);
  });
});
