import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameNumber } from './decimal.ts';
import { parseTyped } from './typedNumber.ts';

describe('parseTyped', () => {
  it.each([
    ['12', {}, 12, '12'],
    ['00012', {}, 12, '12'],
    ['0', { integer: true, min: 0 }, 0, '0'],
    ['-0', {}, 0, '0'],
    ['-5', {}, -5, '-5'],
    ['0.1', {}, 0.1, '0.1'],
    ['0.001', {}, 0.001, '0.001'],
    ['.5', {}, 0.5, '0.5'],
    ['-.5', {}, -0.5, '-0.5'],
    ['5.', {}, 5, '5'],
    ['30.0', {}, 30, '30'],
    ['30.50', { decimals: 1 }, 30.5, '30.5'],
    [' 5 ', {}, 5, '5'],
    ['\u00A05\u200B\n', {}, 5, '5'],
    ['9007199254740991', { integer: true }, 9007199254740991, '9007199254740991'],
    ['100', { max: 100 }, 100, '100'],
  ])('%j with %j is %d, written %s [UI-06]', (typed, rules, value, text) => {
    expect(parseTyped(typed, rules)).toEqual({ ok: true, value, text });
  });

  it.each([
    ['', {}, 'numberMissing'],
    [' \u00A0', {}, 'numberMissing'],
    ['1e3', {}, 'numberNotPlain'],
    ['1e3', { integer: true }, 'numberNotPlain'],
    ['1e-7', {}, 'numberNotPlain'],
    ['12abc', {}, 'numberNotPlain'],
    ['1,000', {}, 'numberNotPlain'],
    ['1,00,000', {}, 'numberNotPlain'],
    ['12,5', {}, 'numberNotPlain'],
    ['.', {}, 'numberNotPlain'],
    ['-', {}, 'numberNotPlain'],
    ['-.', {}, 'numberNotPlain'],
    ['1..2', {}, 'numberNotPlain'],
    ['1 2', {}, 'numberNotPlain'],
    ['٣', {}, 'numberNotPlain'],
    ['१२', {}, 'numberNotPlain'],
    ['１２', {}, 'numberNotPlain'],
    ['0x10', {}, 'numberNotPlain'],
    ['+5', {}, 'numberNotPlain'],
    ['--5', {}, 'numberNotPlain'],
    ['\u22125', {}, 'numberNotPlain'],
    ['₹1', {}, 'numberNotPlain'],
    ['₹1,00,000.50', {}, 'numberNotPlain'],
    ['NaN', {}, 'numberNotPlain'],
    ['Infinity', {}, 'numberNotPlain'],
    ['12.9', { integer: true }, 'numberNotWhole'],
    ['12.', { integer: true }, 'numberNotWhole'],
    ['9007199254740993', {}, 'numberNotExact'],
    ['9007199254740993', { integer: true }, 'numberNotExact'],
    ['9007199254740992', { integer: true }, 'numberNotExact'],
    ['9'.repeat(400), {}, 'numberNotExact'],
    ['16.999999999999999999', {}, 'numberNotExact'],
    ['0.30000000000000000001', {}, 'numberNotExact'],
  ])('%j with %j is refused: %s [UI-06]', (typed, rules, name) => {
    expect(parseTyped(typed, rules)).toEqual({ ok: false, reason: { key: `reasons.${name}` } });
  });

  it.each([
    ['-1', { min: 0 }, 'numberTooLow', { min: 0 }],
    ['0', { min: 1, integer: true }, 'numberTooLow', { min: 1 }],
    ['100.5', { max: 100 }, 'numberTooHigh', { max: 100 }],
    ['0.125', { decimals: 2 }, 'numberTooManyDecimals', { decimals: 2 }],
  ])('%j with %j is refused and names the limit: %s [UI-06]', (typed, rules, name, params) => {
    expect(parseTyped(typed, rules)).toEqual({
      ok: false,
      reason: { key: `reasons.${name}`, params },
    });
  });

  it('gives the number that was typed or none, whatever was typed [UI-06]', () => {
    const digits = fc.stringMatching(/^-?\d{1,25}(\.\d{1,25})?$/);
    fc.assert(
      fc.property(digits, (typed) => {
        const result = parseTyped(typed);
        if (result.ok) {
          expect(sameNumber(result.value, typed)).toBe(true);
          expect(sameNumber(result.text, typed)).toBe(true);
        }
      }),
    );
  });

  it('takes nothing but digits, a dot and a minus, whatever was typed [UI-06]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        if (parseTyped(typed).ok) expect(typed.trim()).toMatch(/^-?[0-9.]+$/);
      }),
    );
  });
});
