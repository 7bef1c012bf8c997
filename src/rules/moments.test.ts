import { expect, it } from 'vitest';
import { localMoment, momentLike, onDay } from './moments.ts';

const ZONE = 'Asia/Kolkata';

it.each([
  ['2026-07-31T07:31:26.626Z', '2026-07-31T13:01'],
  ['2026-07-31 13:01:26', '2026-07-31T13:01'],
  [1785483086, '2026-07-31T13:01'],
  ['2026-07-31', '2026-07-31T00:00'],
  ['garbage', ''],
])('%j is picked as %j in the zone [CFG-10, APP-17]', (stored, picked) => {
  expect(localMoment(stored, ZONE)).toBe(picked);
});

it.each([
  ['another day', '2026-08-01T13:01', '2026-07-31T07:31:26.626Z', '2026-08-01T07:31:26.626Z'],
  ['another minute', '2026-08-01T13:02', '2026-07-31T07:31:26.626Z', '2026-08-01T07:32:00.000Z'],
  ['a clock of its own', '2026-08-01T13:01', '2026-07-31 13:01:26', '2026-08-01 13:01:26'],
  ['without seconds', '2026-08-01T13:02', '2026-07-31T13:01', '2026-08-01T13:02'],
  ['with its offset', '2026-08-01T13:01', '2026-07-31T09:31:26+02:00', '2026-08-01T09:31:26+02:00'],
  ['seconds', '2026-08-01T13:01', 1785483086, 1785569486],
  ['milliseconds', '2026-08-01T13:01', 1785483086626, 1785569486626],
  ['seconds as text', '2026-08-01T13:01', '1785483086', '1785569486'],
  ['nothing', '2026-08-01T13:01', null, '2026-08-01T07:31:00.000Z'],
  ['no moment', '0002-08-01T13:01', null, null],
  ['before 1971', '1965-08-01T13:01', '2026-07-31T07:31:26.626Z', null],
  ['no day', '2026-02-30T13:01', null, null],
])(
  'a picked moment is sent in the form of what was stored: %s [CFG-10]',
  (_, picked, like, sent) => {
    expect(momentLike(picked, like, ZONE)).toBe(sent);
  },
);

it('stays the minute that the clocks show where they were changed in between [CFG-10]', () => {
  expect(momentLike('2026-07-01T09:00', '2026-01-01T08:00:00Z', 'Europe/Berlin')).toBe(
    '2026-07-01T07:00:00Z',
  );
});

it.each([
  ['2026-07-31T07:31:26.626Z', '2026-08-02T07:31:26.626Z'],
  ['2026-07-31', '2026-08-02'],
  [null, '2026-08-02'],
])('a picked day keeps the time of %j [CFG-10]', (like, sent) => {
  expect(onDay('2026-08-02', like, ZONE)).toBe(sent);
});

it('a day of 1965 is one, and no moment in a form that counts from 1970 [CFG-10]', () => {
  expect(onDay('1965-03-02', '2026-07-31', ZONE)).toBe('1965-03-02');
  expect(onDay('1965-03-02', 1785483086, ZONE)).toBeNull();
});
