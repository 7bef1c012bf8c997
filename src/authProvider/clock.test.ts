import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, now, setServerTime } from '#authProvider/clock.ts';

const NOW = Date.UTC(2026, 0, 5, 6);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  setServerTime(null);
  vi.useRealTimers();
});

describe('the clock', () => {
  it.each([
    [10 * MINUTE, 10 * MINUTE],
    [-10 * MINUTE, -10 * MINUTE],
    [DAY, DAY],
    [MINUTE, 0],
    [-MINUTE + 1, 0],
  ])('off by %i ms from the server’s is put right by %i ms [APP-05]', (off, by) => {
    setServerTime(NOW + off);
    expect(now() - Date.now()).toBe(by);
  });

  it('is the desk’s own where the server does not say [APP-05]', () => {
    setServerTime(null);
    expect(now()).toBe(NOW);
  });
});

describe('a moment waited for', () => {
  it('comes exactly once, 30 days ahead too [APP-08]', () => {
    const due = vi.fn();
    at(NOW + 30 * DAY, due);
    vi.advanceTimersByTime(30 * DAY - 1);
    expect(due).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(DAY);
    expect(due).toHaveBeenCalledTimes(1);
  });

  it('is looked for at least hourly [APP-08]', () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    at(NOW + 30 * DAY, () => {});
    vi.advanceTimersByTime(3 * DAY);
    expect(Math.max(...timers.mock.calls.map(([, ms]) => ms ?? 0))).toBe(3_600_000);
    vi.clearAllTimers();
  });

  it('goes by the server’s clock [APP-08]', () => {
    setServerTime(NOW + 10 * MINUTE);
    const due = vi.fn();
    at(NOW + 11 * MINUTE, due);
    vi.advanceTimersByTime(MINUTE);
    expect(due).toHaveBeenCalledTimes(1);
  });

  it('that has passed is due at once; one cancelled never [APP-08]', () => {
    const due = vi.fn();
    at(NOW, due);
    expect(due).toHaveBeenCalledTimes(1);
    at(NOW + 1000, due)();
    vi.advanceTimersByTime(5000);
    expect(due).toHaveBeenCalledTimes(1);
  });
});
