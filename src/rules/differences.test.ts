import { expect, it } from 'vitest';
import { differenceOf, totalOf } from './differences.ts';

it.each([
  ['180', '160', 'more', '20', '12.50'],
  ['0.3', '0.1', 'more', '0.2', '200.00'],
  ['100.10', '100.30', 'less', '0.2', '0.20'],
  // A share of a loss is a share of its size.
  ['-50', '-100', 'more', '50', '50.00'],
  ['-10', '20', 'less', '30', '150.00'],
  ['5', '0', 'more', '5', null],
  ['0', '0', 'same', '0', null],
  // What is shown alike is the same.
  ['1.004', '1', 'same', '0.004', '0.40'],
  ['1.005', '1', 'more', '0.005', '0.50'],
  ['90071992547409930.01', '90071992547409930.00', 'more', '0.01', '0.00'],
])('%s beside %s is %s by %s, %s per cent [RNG-02]', (now, before, way, by, percent) => {
  expect(differenceOf(now, before)).toEqual({ way, by, percent });
});

it.each([
  [null, 1],
  [1, undefined],
  ['n/a', 1],
  [1, '1,000'],
])('%j beside %j cannot be compared [RNG-02]', (now, before) => {
  expect(differenceOf(now, before)).toBeNull();
});

it.each([
  [[], '0', 0],
  [[0.1, '0.2'], '0.3', 0],
  [['10.50', null, 'n/a', -0.5], '10', 2],
  [[null, undefined], null, 2],
])('the total of %j is %s, %i left out [RNG-02]', (values, sum, unread) => {
  expect(totalOf(values)).toEqual({ sum, unread });
});
