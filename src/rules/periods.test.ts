import { describe, expect, it } from 'vitest';
import {
  comparedWith,
  financialYearName,
  lengthOf,
  mayAskPeriod,
  neighbour,
  type Period,
  PRESETS,
  presetPeriod,
  readTypedDay,
  yearBefore,
} from './periods.ts';
import { dayOf } from './timeZones.ts';

const period = (text: string): Period => {
  const [from = '', to = ''] = text.split('..');
  return { from, to: to || from };
};
const text = (one: Period | null) =>
  one && (one.from === one.to ? one.from : `${one.from}..${one.to}`);

describe('presets', () => {
  it.each([
    // In the middle of a month.
    [
      '2026-11-29',
      '2026-11-29',
      '2026-11-28',
      '2026-11-23..2026-11-29',
      '2026-11-01..2026-11-30',
      '2026-10-01..2026-10-31',
      '2026-04-01..2027-03-31',
      '2025-04-01..2026-03-31',
    ],
    // The first day of a year.
    [
      '2026-01-01',
      '2026-01-01',
      '2025-12-31',
      '2025-12-26..2026-01-01',
      '2026-01-01..2026-01-31',
      '2025-12-01..2025-12-31',
      '2025-04-01..2026-03-31',
      '2024-04-01..2025-03-31',
    ],
    // Both sides of the end of a financial year.
    [
      '2026-03-31',
      '2026-03-31',
      '2026-03-30',
      '2026-03-25..2026-03-31',
      '2026-03-01..2026-03-31',
      '2026-02-01..2026-02-28',
      '2025-04-01..2026-03-31',
      '2024-04-01..2025-03-31',
    ],
    [
      '2026-04-01',
      '2026-04-01',
      '2026-03-31',
      '2026-03-26..2026-04-01',
      '2026-04-01..2026-04-30',
      '2026-03-01..2026-03-31',
      '2026-04-01..2027-03-31',
      '2025-04-01..2026-03-31',
    ],
    // A leap day, and the day after it.
    [
      '2024-02-29',
      '2024-02-29',
      '2024-02-28',
      '2024-02-23..2024-02-29',
      '2024-02-01..2024-02-29',
      '2024-01-01..2024-01-31',
      '2023-04-01..2024-03-31',
      '2022-04-01..2023-03-31',
    ],
    [
      '2024-03-01',
      '2024-03-01',
      '2024-02-29',
      '2024-02-24..2024-03-01',
      '2024-03-01..2024-03-31',
      '2024-02-01..2024-02-29',
      '2023-04-01..2024-03-31',
      '2022-04-01..2023-03-31',
    ],
  ])(
    'on %s: today, yesterday, last 7 days, months and financial years [RNG-01]',
    (today, ...expected) => {
      expect(PRESETS.map((preset) => text(presetPeriod(preset, today)))).toEqual(expected);
    },
  );

  it.each([
    // In India the day turns at 18:30 UTC, whatever the browser's zone is.
    ['2026-03-31T18:29:59.999Z', 'Asia/Kolkata', '2026-03-31'],
    ['2026-03-31T18:30:00.000Z', 'Asia/Kolkata', '2026-04-01'],
    ['2026-03-31T18:30:00.000Z', 'UTC', '2026-03-31'],
    ['2026-03-31T18:30:00.000Z', 'Pacific/Auckland', '2026-04-01'],
    ['2024-02-29T04:59:59.000Z', 'America/New_York', '2024-02-28'],
  ])('at %s in %s today is %s [RNG-01]', (moment, zone, today) => {
    const day = dayOf(new Date(moment), zone);
    expect(presetPeriod('today', day)).toEqual({ from: today, to: today });
  });
});

describe('the period before and after', () => {
  it.each([
    ['2026-11-29', '2026-11-28', '2026-11-30'],
    ['2026-01-01', '2025-12-31', '2026-01-02'],
    ['2024-03-01', '2024-02-29', '2024-03-02'],
    // As many days.
    ['2026-11-23..2026-11-29', '2026-11-16..2026-11-22', '2026-11-30..2026-12-06'],
    ['2026-12-28..2027-01-03', '2026-12-21..2026-12-27', '2027-01-04..2027-01-10'],
    // Whole months, as many.
    ['2026-11-01..2026-11-30', '2026-10-01..2026-10-31', '2026-12-01..2026-12-31'],
    ['2026-03-01..2026-03-31', '2026-02-01..2026-02-28', '2026-04-01..2026-04-30'],
    ['2024-02-01..2024-02-29', '2024-01-01..2024-01-31', '2024-03-01..2024-03-31'],
    ['2026-01-01..2026-03-31', '2025-10-01..2025-12-31', '2026-04-01..2026-06-30'],
    // Financial years.
    ['2026-04-01..2027-03-31', '2025-04-01..2026-03-31', '2027-04-01..2028-03-31'],
    ['2023-04-01..2024-03-31', '2022-04-01..2023-03-31', '2024-04-01..2025-03-31'],
    // Where the calendar ends.
    ['1900-01-01', null, '1900-01-02'],
    ['2199-12-01..2199-12-31', '2199-11-01..2199-11-30', null],
  ])('of %s: %s and %s [RNG-01]', (one, before, after) => {
    expect(text(neighbour(period(one), -1))).toBe(before);
    expect(text(neighbour(period(one), 1))).toBe(after);
  });

  it.each([
    ['2026-11-29', '2025-11-29'],
    ['2024-02-29', '2023-02-28'],
    ['2025-02-01..2025-02-28', '2024-02-01..2024-02-29'],
    ['2024-02-10..2024-02-29', '2023-02-10..2023-02-28'],
    ['2026-04-01..2027-03-31', '2025-04-01..2026-03-31'],
    ['1900-05-01', null],
  ])('%s is compared with %s a year before [RNG-02]', (one, before) => {
    expect(text(yearBefore(period(one)))).toBe(before);
  });
});

it.each([
  ['', '', null],
  ['before', 'before', '2026-10-01..2026-10-31'],
  ['year', 'year', '2025-11-01..2025-11-30'],
  ['2026-01-01_2026-01-31', 'other', '2026-01-01..2026-01-31'],
  ['other', 'other', null],
  ['2026-02-30_2026-03-01', 'other', null],
  ['2026-03-02_2026-03-01', 'other', null],
])('an address compares November with %j: %s, %s [RNG-02]', (named, kind, other) => {
  const compared = comparedWith(named, period('2026-11-01..2026-11-30'));
  expect([compared.kind, text(compared.period)]).toEqual([kind, other]);
});

it.each([
  ['2026-04-01..2027-03-31', '2026-27', 365],
  ['1999-04-01..2000-03-31', '1999-00', 366],
  ['2026-01-01..2026-12-31', null, 365],
  ['2026-04-01..2026-04-30', null, 30],
])('%s is the financial year %s and has %i days [RNG-01]', (one, name, days) => {
  expect(financialYearName(period(one))).toBe(name);
  expect(lengthOf(period(one))).toBe(days);
});

it.each([
  ['2026-04-01', '2026-04-01', true],
  ['2024-02-29', '2034-02-27', true],
  ['2020-01-01', '2029-12-31', true],
  ['2020-01-01', '2030-01-01', 'reasons.periodTooLong'],
  ['2026-04-02', '2026-04-01', 'reasons.fromAfterTo'],
  ['2026-02-29', '2026-04-01', 'reasons.dateMissing'],
  ['', '2026-04-01', 'reasons.dateMissing'],
])('days from %j to %j may be asked for: %s [RNG-01]', (from, to, expected) => {
  const allowed = mayAskPeriod(from, to);
  expect(allowed === true || allowed.key).toBe(expected);
});

describe('a typed day', () => {
  it.each([
    ['2022-04-09', '2022-04-09'],
    [' 9/4/2022 ', '2022-04-09'],
    ['09-04-22', '2022-04-09'],
    ['9.4.2022', '2022-04-09'],
    ['9 Apr 2022', '2022-04-09'],
    ['9 april 22', '2022-04-09'],
    ['9apr2022', '2022-04-09'],
    ['31 Sept 2022', null],
    ['30 Sept 2022', '2022-09-30'],
    ['9 अप्रैल 2022', '2022-04-09'],
    ['९ अप्रैल २०२२', '2022-04-09'],
    ['९/४/२०२२', '2022-04-09'],
    ['1 फरवरी 2022', '2022-02-01'],
    ['29/2/2024', '2024-02-29'],
    // Impossible.
    ['29/2/2023', null],
    ['31/4/2022', null],
    ['4/13/2022', null],
    ['0/4/2022', null],
    ['9/4/1860', null],
    // Half typed, or more than a day.
    ['', null],
    ['9', null],
    ['9/4', null],
    ['9 Ap', null],
    ['9 Ju 2022', null],
    ['9/4/202', null],
    ['9 Apr 2022 12:00', null],
    ['tomorrow', null],
  ])('%j is %s [RNG-01]', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day);
  });

  it('is read in every month as it is shown in either language [RNG-01]', async () => {
    const { formatDate } = await import('./dates.ts');
    for (let month = 1; month <= 12; month += 1)
      for (const locale of ['en', 'hi'])
        for (const style of ['date', 'longDate'] as const) {
          const day = `2024-${String(month).padStart(2, '0')}-09`;
          const shown = formatDate(day, { timeZone: 'Asia/Kolkata', locale, style });
          expect(readTypedDay(shown), shown).toBe(day);
        }
  });
});
