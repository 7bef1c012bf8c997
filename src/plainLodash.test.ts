// @vitest-environment node
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isEqual, pick, union } from './plainLodash.ts';

type Of<T> = (...given: never[]) => T;
const whole = createRequire(import.meta.url)('lodash') as {
  isEqual: (a: unknown, b: unknown) => boolean;
  pick: Of<object>;
  union: Of<unknown[]>;
};

const VALUES: readonly unknown[] = [
  undefined,
  null,
  0,
  -0,
  1,
  Number.NaN,
  '',
  'a',
  true,
  [],
  [1, [2]],
  [1, [2]],
  [1, [3]],
  [undefined],
  {},
  { a: 1 },
  { a: 1 },
  { a: undefined },
  { b: undefined },
  { a: { b: [1, { c: null }] } },
  { a: { b: [1, { c: null }] } },
  { 0: 1, 1: [2] },
  Object.assign(Object.create(null), { a: 1 }),
  new Date(5),
  new Date(5),
  new Date(6),
  new Date(Number.NaN),
];

describe('react-admin finds the same as with lodash [UI-13]', () => {
  it('what is equal', () => {
    for (const a of VALUES)
      for (const b of VALUES) expect([a, b, isEqual(a, b)]).toEqual([a, b, whole.isEqual(a, b)]);
  });

  it('what is picked', () => {
    const from = { a: 1, b: undefined, c: { d: 2 } };
    for (const names of [[], ['a'], ['a', 'b', 'x'], ['c']])
      expect(pick(from, names)).toEqual(whole.pick(...([from, names] as never[])));
    expect(pick(null, ['a'])).toEqual({});
  });

  it('what is in any of some lists', () => {
    for (const lists of [
      [],
      [
        [1, 2],
        [2, 3],
      ],
      [[Number.NaN, 0], [Number.NaN], null],
      [['a'], ['a', 1]],
    ])
      expect(union(...lists)).toEqual(whole.union(...(lists as never[])));
  });
});
