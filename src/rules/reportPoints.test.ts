import { expect, it } from 'vitest';
import type { Period } from './periods.ts';
import { dayOfDate, placesOf, stepOf, sumGroups } from './reportPoints.ts';

const period = (from: string, to: string): Period => ({ from, to });

it.each([
  ['2026-04-01', '2027-03-31', 'day'],
  ['2023-04-01', '2024-03-31', 'day'],
  ['2023-04-01', '2024-04-01', 'month'],
])('from %s to %s a line goes by the %s [RNG-02]', (from, to, step) => {
  expect(stepOf(period(from, to))).toBe(step);
});

it('has each day of both periods in its place, those with nothing too [RNG-02]', () => {
  expect(
    placesOf(
      'day',
      period('2024-02-28', '2024-03-01'),
      ['2024-02-29'],
      period('2023-02-27', '2023-02-28'),
    ),
  ).toEqual([
    { key: '2024-02-28', other: '2023-02-27' },
    { key: '2024-02-29', other: '2023-02-28' },
    { key: '2024-03-01', other: null },
  ]);
});

it('keeps a place for what has a day outside of its period, and for no day none [RNG-02]', () => {
  expect(placesOf('day', period('2026-04-01', '2026-04-01'), ['2026-03-30', null], null)).toEqual([
    { key: '2026-03-30', other: null },
    { key: '2026-04-01', other: null },
  ]);
});

it('goes by months beyond a year, over the ends of years [RNG-02]', () => {
  expect(
    placesOf('month', period('2025-12-15', '2026-02-02'), [], period('2024-12-01', '2025-01-31')),
  ).toEqual([
    { key: '2025-12', other: '2024-12' },
    { key: '2026-01', other: '2025-01' },
    { key: '2026-02', other: null },
  ]);
});

it.each([
  ['2026-03-31T18:29:59Z', '2026-03-31'],
  ['2026-03-31T18:30:00Z', '2026-04-01'],
  ['2026-03-31', '2026-03-31'],
  ['soon', null],
])('the day of %s in India is %s [RNG-02]', (date, day) => {
  expect(dayOfDate(date, 'Asia/Kolkata')).toBe(day);
});

it('sums rows by key exactly, in the order in which they come [RNG-02]', () => {
  const rows = [
    { key: 'b', sum: '0.1' },
    { key: 'a', sum: null },
    { key: 'b', sum: 0.2 },
  ];
  expect(sumGroups(rows, ({ key }) => key, [({ sum }) => sum])).toEqual([
    { key: 'b', sums: [{ sum: '0.3', unread: 0 }] },
    { key: 'a', sums: [{ sum: null, unread: 1 }] },
  ]);
});
