import { expect, it, vi } from 'vitest';
import { Failure } from '#http/failure.ts';
import { retryAfter, secondsUntil } from '#http/retryAfter.ts';

const now = Date.UTC(2026, 0, 5, 6);

it.each([
  ['7', 7000],
  [' 7 ', 7000],
  ['0', 0],
  ['-5', 0],
  ['9999', 120_000],
  ['Mon, 05 Jan 2026 06:00:10 GMT', 10_000],
  ['Mon, 05 Jan 2026 05:00:00 GMT', 0],
  ['Mon, 05 Jan 2026 09:00:00 GMT', 120_000],
  ['soon', undefined],
  ['soon 7', undefined],
  ['99:99:99', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j asks for %s ms [NET-03]', (value, ms) => {
  expect(retryAfter(value, now)).toBe(ms);
});

it.each([
  [7000, 7],
  [0, 0],
  [undefined, 30],
])('a 429 that asks for %s ms holds for %s seconds [NET-03]', (given, seconds) => {
  const details = { stage: 'answer', status: 429, retryAfter: given } as const;
  const { until = Number.NaN } = new Failure('throttled', { service: 'auth' }, details);
  expect(secondsUntil(until)).toBe(seconds);
  expect(new Failure('server', { service: 'auth' }, details).until).toBeUndefined();
});

it('a pause is over when the desk clock was set back: more is left than any pause lasts [NET-03, NET-05]', () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const until = Date.now() + 120_000;
  expect(secondsUntil(until)).toBe(120);
  vi.setSystemTime(now - 3_600_000);
  expect(secondsUntil(until)).toBe(0);
  vi.useRealTimers();
});
