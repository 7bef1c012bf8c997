import { expect, it } from 'vitest';
import { sameId } from './ids.ts';

it.each<[unknown, unknown, boolean]>([
  [7, '7', true],
  ['c1', 'c1', true],
  ['c1', 'C1', false],
  ['007', 7, false],
  ['', '', false],
  [null, null, false],
  [undefined, 'undefined', false],
  [null, 'null', false],
])('%j and %j are the same record: %s [TRD-05, PRD-09]', (a, b, same) => {
  expect(sameId(a, b)).toBe(same);
});
