import { describe, expect, it } from 'vitest';
import { ExactNumber, nestsDeeper, parseExact } from './exactJson.ts';
import { sameJson, writeJson } from './writeJson.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('numbers of a JSON text', () => {
  it.each([
    '9007199254740993',
    '-9007199254740993',
    '12345678901234567890123',
    '0.12345678901234567891',
    '100.10000000000000001',
    '123456789.123456789',
    '1e400',
    '1e-400',
    '1.00000000000000000001e5',
  ])('%s is kept and written as it came [UI-06, NET-11]', (digits) => {
    const value = parseExact(`{"n":${digits},"list":[${digits}]}`);
    expect(value).toEqual({ n: new ExactNumber(digits), list: [new ExactNumber(digits)] });
    expect(writeJson(value)).toBe(`{"n":${digits},"list":[${digits}]}`);
  });

  it.each([
    '0',
    '7',
    '-12.50',
    '9007199254740991',
    '0.30000000000000004',
    '30.299999999999997',
    '1234567890.1234567',
    '1e21',
    '1E+5',
    '15e-1',
    '1.7976931348623157e308',
    '5e-324',
    '123456789012345680000.0',
  ])('%s is a plain number [UI-06]', (digits) => {
    expect(parseExact(digits)).toBe(Number(digits));
  });

  it.each([
    '01234567890123456789',
    '{12345678901234567:1}',
    '12345678901234567x',
    '1.',
    '[1e400,]',
  ])('refuses %s [NET-11]', (source) => {
    expect(() => parseExact(source)).toThrow(SyntaxError);
  });

  it('a text of digits stays a text, and keys stay keys [NET-11]', () => {
    const source = '{"9007199254740993":"9007199254740993","a\\"9007199254740993":1e400}';
    expect(writeJson(parseExact(source))).toBe(source);
  });

  it('cannot reach what objects are made of [NET-12]', () => {
    const value = parseExact('{"__proto__":{"polluted":1e400}}');
    expect(writeJson(value)).toBe('{"__proto__":{"polluted":1e400}}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('JSON written', () => {
  it.each([
    null,
    true,
    'a "b"\n\ud800',
    [],
    {},
    [undefined, null, () => 1],
    { a: undefined, b: [1, { c: 'd' }], '': 0 },
    { day: new Date(0) },
    -0,
    [[], [{}]],
  ])('%j is what JSON.stringify makes of it [NET-11]', (value) => {
    expect(writeJson(value)).toBe(JSON.stringify(value));
    expect(writeJson(value, { indent: 1 })).toBe(JSON.stringify(value, null, 1));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, { a: [Number.NaN] }])(
    'refuses %j instead of sending null [UI-06]',
    (value) => {
      expect(() => writeJson(value)).toThrow(TypeError);
    },
  );

  it('leaves out what is not finite where it is only kept [UI-10]', () => {
    expect(writeJson({ a: Number.NaN, b: 1 }, { notFinite: 'leaveOut' })).toBe('{"b":1}');
  });

  it('a value of 100,000 levels is read, measured and written without recursion [NET-11]', () => {
    const source = nested(100_000);
    const value = parseExact(source.replace('[]', '[1e400]'));
    expect(nestsDeeper(value, 100)).toBe(true);
    expect(writeJson(value)).toBe(source.replace('[]', '[1e400]'));
    expect(writeJson(value, { levels: 3 })).toBe('[[[…]]]');
  });

  it('counts levels exactly', () => {
    expect(nestsDeeper([[[]]], 3)).toBe(false);
    expect(nestsDeeper([[[]]], 2)).toBe(true);
    expect(nestsDeeper(7, 0)).toBe(false);
  });

  it('stops where no more is shown [NET-11]', () => {
    expect(
      writeJson(
        Array.from({ length: 1e6 }, () => 1),
        { length: 10 },
      ).length,
    ).toBeLessThan(20);
  });

  it('knows the same value [UI-10]', () => {
    expect(sameJson(parseExact('[1e400]'), [new ExactNumber('1e400')])).toBe(true);
    expect(sameJson(new ExactNumber('9007199254740993'), 9007199254740992)).toBe(false);
    expect(sameJson('1', 1)).toBe(false);
  });
});
