import { expect, it } from 'vitest';
import { monthName, REPORT_MONTHS, timeLeft } from './reportMonths.ts';

it('offers 04-2021 to 03-2022 and no other month [FIN-01]', () => {
  expect(REPORT_MONTHS).toEqual([
    '04-2021',
    '05-2021',
    '06-2021',
    '07-2021',
    '08-2021',
    '09-2021',
    '10-2021',
    '11-2021',
    '12-2021',
    '01-2022',
    '02-2022',
    '03-2022',
  ]);
});

it('names a month in either language [FIN-01]', () => {
  expect(monthName('04-2021')).toBe('April 2021');
  expect(monthName('03-2022', 'hi')).toBe('मार्च 2022');
  expect(monthName('nonsense')).toBe('nonsense');
});

it.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [299_000, '4:59'],
  [60_000, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
])('shows %i ms as %s [FIN-01]', (ms, shown) => {
  expect(timeLeft(ms)).toBe(shown);
});
