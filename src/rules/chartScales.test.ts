import { expect, it } from 'vitest';
import { chartScales, type ScaledSeries } from './chartScales.ts';

const of = (...values: (number | null)[]): ScaledSeries => ({ values });
const compared = (...values: (number | null)[]): ScaledSeries => ({ values, compared: true });

it.each<[string, ScaledSeries[], number[][]]>([
  ['alike, on one scale', [of(100, 40), of(-60), of(9)], [[0, 1, 2]]],
  ['a thousand beside a million', [of(1_000_000), of(1_000), of(900_000)], [[0, 2], [1]]],
  ['the small one first', [of(1_000), of(1_000_000)], [[0], [1]]],
  ['three scales', [of(1), of(100), of(10_000)], [[0], [1], [2]]],
  [
    'what is compared, with what it is compared to',
    [of(5_000), compared(4), of(3), compared(2)],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ['by its other period, which is large', [of(5_000), of(0), compared(4_000)], [[0, 1, 2]]],
  ['nothing throughout, with the first', [of(0, null), of(7_000), of(5)], [[0, 1], [2]]],
  ['nothing at all', [of(null), of()], [[0, 1]]],
  ['no series', [], []],
])('%s [PIC-07, TRD-06]', (_, series, expected) => {
  expect(chartScales(series)).toEqual(expected);
});
