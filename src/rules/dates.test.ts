import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ageOf, formatDate, readMoment } from './dates.ts';
import { dayOf } from './timeZones.ts';

const INDIA = 'Asia/Kolkata';
const LOS_ANGELES = 'America/Los_Angeles';

const browserZone = process.env.TZ;
afterEach(() => {
  if (browserZone === undefined) delete process.env.TZ;
  else process.env.TZ = browserZone;
});

describe('readMoment', () => {
  it.each([
    ['2022-03-31T18:30:00Z', '2022-03-31T18:30:00.000Z'],
    ['2022-03-31T18:30:00.1234567Z', '2022-03-31T18:30:00.123Z'],
    ['2022-03-31T18:30:00.57Z', '2022-03-31T18:30:00.570Z'],
    ['2022-03-31T18:30Z', '2022-03-31T18:30:00.000Z'],
    ['2022-03-31T23:59:59+05:30', '2022-03-31T18:29:59.000Z'],
    ['2022-03-31T23:59:59+0530', '2022-03-31T18:29:59.000Z'],
    ['2022-03-31 10:00:00-08:00', '2022-03-31T18:00:00.000Z'],
    [' 2022-03-31T18:30:00Z ', '2022-03-31T18:30:00.000Z'],
    [1649529000, '2022-04-09T18:30:00.000Z'],
    [1649529000000, '2022-04-09T18:30:00.000Z'],
    ['1648751400', '2022-03-31T18:30:00.000Z'],
    ['1648751400000', '2022-03-31T18:30:00.000Z'],
    [1649529000.5, '2022-04-09T18:30:00.500Z'],
  ])('reads %j as %s [APP-17]', (value, iso) => {
    const moment = readMoment(value);
    expect(moment instanceof Date ? moment.toISOString() : moment).toBe(iso);
  });

  it('takes a time without a zone as meant in the configured one, in every browser [APP-17]', () => {
    process.env.TZ = LOS_ANGELES;
    expect(readMoment('2022-03-31T23:59:59', INDIA)).toEqual(new Date('2022-03-31T18:29:59Z'));
    expect(readMoment('2022-07-01T00:00:00', LOS_ANGELES)).toEqual(new Date('2022-07-01T07:00Z'));
    expect(readMoment('2022-01-01T00:00:00', LOS_ANGELES)).toEqual(new Date('2022-01-01T08:00Z'));
    expect(readMoment('2022-03-13T03:30:00', LOS_ANGELES)).toEqual(new Date('2022-03-13T10:30Z'));
    expect(readMoment('2022-03-27T02:30:00', 'Europe/Berlin')).toBeInstanceOf(Date);
  });

  it.each(['2022-03-31', '2024-02-29', '1965-03-02'])('%s stays a calendar day [APP-17]', (day) => {
    expect(readMoment(day)).toBe(day);
  });

  it.each<[unknown]>([
    [''],
    ['null'],
    ['abc'],
    ['31-03-2022'],
    ['03/04/2022'],
    ['2022-02-30'],
    ['2022-02-30T10:00:00Z'],
    ['2022-13-01'],
    ['2022-03-31T24:00:00Z'],
    ['2022-03-31T10:60:00Z'],
    ['2022-03-31T10:00:00+99:00'],
    ['0000-00-00'],
    ['0001-01-01'],
    ['9999-12-31'],
    ['+275760-09-13T00:00:00.001Z'],
    ['1970-01-01'],
    ['1970-01-01T00:00:00Z'],
    ['1965-03-02T00:00:00Z'],
    ['20220331'],
    [0],
    [-1],
    [1e20],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [undefined],
    [true],
    [{}],
    [[]],
    [[1649529000]],
    [new Date(Number.NaN)],
  ])('%j is no date [APP-17]', (value) => {
    expect(readMoment(value)).toBeNull();
    expect(formatDate(value, { timeZone: INDIA, style: 'dateTime' })).toBe('—');
  });

  it('never throws, whatever comes [APP-17]', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof formatDate(value, { timeZone: INDIA })).toBe('string');
      }),
    );
  });
});

describe('formatDate', () => {
  it.each([
    ['2022-04-09', INDIA, '9 April 2022'],
    ['2022-04-09', LOS_ANGELES, '9 April 2022'],
    ['1965-03-02', LOS_ANGELES, '2 March 1965'],
    ['2022-04-09', 'Pacific/Kiritimati', '9 April 2022'],
    ['2022-04-09T18:30:00Z', INDIA, '10 April 2022'],
    ['2022-04-09T18:30:00Z', LOS_ANGELES, '9 April 2022'],
  ])('%s as a long date in %s is %s [PRD-01, APP-17]', (value, timeZone, shown) => {
    expect(formatDate(value, { timeZone, style: 'longDate' })).toBe(shown);
  });

  it.each([
    ['date', 'en', '1 Apr 2022'],
    ['dateTime', 'en', '1 Apr 2022, 00:00'],
    ['time', 'en', '00:00'],
    ['longDate', 'hi', '1 अप्रैल 2022'],
  ] as const)('shows midnight in India as %s in %s: %s [APP-17]', (style, locale, shown) => {
    expect(formatDate('2022-03-31T18:30:00Z', { timeZone: INDIA, style, locale })).toBe(shown);
  });

  it('does not depend on the browser zone [APP-17]', () => {
    for (const zone of ['Pacific/Kiritimati', 'UTC', LOS_ANGELES]) {
      process.env.TZ = zone;
      expect(formatDate('2022-04-09', { timeZone: INDIA })).toBe('9 Apr 2022');
      expect(formatDate(1649529000, { timeZone: INDIA })).toBe('10 Apr 2022');
    }
  });

  it('gives a bare date no time [APP-17]', () => {
    expect(formatDate('2022-04-09', { timeZone: INDIA, style: 'dateTime' })).toBe('9 Apr 2022');
    expect(formatDate('2022-04-09', { timeZone: INDIA, style: 'time' })).toBe('—');
  });
});

it('knows the day of a moment in a zone [APP-17]', () => {
  const moment = new Date('2022-04-09T18:30:00Z');
  expect(dayOf(moment, INDIA)).toBe('2022-04-10');
  expect(dayOf(moment, LOS_ANGELES)).toBe('2022-04-09');
});

it.each([
  [0, 0, false],
  [59_999, 0, false],
  [9 * 60_000 + 59_999, 9, false],
  [10 * 60_000, 10, true],
  [20 * 60_000, 20, true],
  [-5_000, 0, false],
])('what was read %d ms ago is %d min old, old: %s [UI-15]', (ms, minutes, old) => {
  expect(ageOf(1_000_000, 1_000_000 + ms)).toEqual({ minutes, old });
});
