import { afterEach, describe, expect, it } from 'vitest';
import { compareDays, toDay } from './days.ts';

const browserZone = process.env.TZ;
afterEach(() => {
  if (browserZone === undefined) delete process.env.TZ;
  else process.env.TZ = browserZone;
});

describe('toDay', () => {
  it.each(['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'keeps the day as picked in %s [PIC-06]',
    (zone) => {
      process.env.TZ = zone;
      expect(toDay('2022-04-09')).toBe('2022-04-09');
      expect(toDay(new Date(2022, 3, 9))).toBe('2022-04-09');
      expect(toDay(new Date(2022, 3, 9, 23, 59, 59))).toBe('2022-04-09');
      expect(toDay(new Date(2022, 0, 1, 0, 30))).toBe('2022-01-01');
      expect(toDay(new Date(2021, 11, 31, 23, 30))).toBe('2021-12-31');
    },
  );

  it.each(['2024-02-29', '2000-01-01', '1965-03-02', '1900-01-01', '2199-12-31'])(
    '%s is a day [PIC-06]',
    (day) => {
      expect(toDay(day)).toBe(day);
    },
  );

  it.each([
    '',
    '2022-02-30',
    '2023-02-29',
    '2022-13-01',
    '0000-00-00',
    '0001-01-01',
    '1899-12-31',
    '9999-12-31',
    '31-03-2022',
    '2022-4-9',
    '2022-04-09T00:00:00Z',
    new Date(Number.NaN),
    null,
    undefined,
    20220409,
  ])('%j is none [PIC-06]', (picked) => {
    expect(toDay(picked)).toBeNull();
  });
});

it.each([
  ['2022-04-09', '2022-04-10', -1],
  ['2022-04-09', '2022-04-09', 0],
  ['2022-10-01', '2022-09-30', 1],
])('compares %s with %s: %d [PIC-06]', (a, b, expected) => {
  expect(compareDays(a, b)).toBe(expected);
});
