import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonBreak } from './jsonBreak.ts';

it.each([
  ['{\n  "a": 1,\n}', 3, 1, '}'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"'],
  ['[1, 2,, 3]', 1, 7, ','],
  ["{'a': 1}", 1, 2, "'"],
  ['{a: 1}', 1, 2, 'a'],
  ['{"a" 1}', 1, 6, '1'],
  ['{"a": 01}', 1, 7, '0'],
  ['{"a": .5}', 1, 7, '.'],
  ['{"a": True}', 1, 7, 'T'],
  ['{"a": undefined}', 1, 7, 'u'],
  ['// note\n{}', 1, 1, '/'],
  ['{"a": "one\ntwo"}', 1, 7, '"'],
  ['{"a": "\\x"}', 1, 7, '"'],
  ['{"a": [1, 2}', 1, 12, '}'],
  ['{"a": 1', 1, 8, ''],
  ['', 1, 1, ''],
  ['{} {}', 1, 4, '{'],
  ['{"a": 1} 😀', 1, 10, '😀'],
])('%j stops being JSON at line %i, column %i, at %j [CFG-13]', (source, line, column, found) => {
  expect(jsonBreak(source)).toEqual({ line, column, found });
});

it('finds a break exactly where the platform does not read a text [CFG-13]', () => {
  const spoiled = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\\', ' ', 'x', '0', '\n'))
    .map(([text, at, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + 1);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), spoiled), (text) => {
      let reads = true;
      try {
        JSON.parse(text);
      } catch {
        reads = false;
      }
      expect(jsonBreak(text) === null).toBe(reads);
    }),
  );
});

it('reads a text that nests 100,000 levels without growing a stack [CFG-13]', () => {
  expect(jsonBreak('['.repeat(100_000))).toMatchObject({ column: 100_001, found: '' });
});
