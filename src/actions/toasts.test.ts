import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, currentToasts, toast } from '#actions/toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  vi.useRealTimers();
});

const offline = { tone: 'error', title: 'Error', text: { key: 'failures.offline' } } as const;

it('the same notice again is shown anew, not twice; other words are another notice [NET-07]', () => {
  toast({ ...offline, duration: 3000 });
  vi.advanceTimersByTime(2000);
  toast({ ...offline, duration: 3000 });
  toast({ ...offline, title: 'Other', duration: 3000 });
  expect(currentToasts().map(({ title }) => title)).toEqual(['Error', 'Other']);
  vi.advanceTimersByTime(2000);
  expect(currentToasts()).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(currentToasts()).toEqual([]);
});

it('two things that load are two notices [NET-07]', () => {
  const loading = { tone: 'loading', title: 'Loading', duration: null } as const;
  expect(toast(loading)).not.toBe(toast(loading));
  expect(currentToasts()).toHaveLength(2);
});
