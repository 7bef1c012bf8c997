import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, currentToasts, holdToast, resumeToast, toast } from '#actions/toasts.ts';

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

it('a notice stays under the pointer, and has its whole time again when it is left [NET-07]', () => {
  const id = toast({ ...offline, duration: 3000 });
  vi.advanceTimersByTime(1000);
  holdToast(id);
  vi.advanceTimersByTime(10_000);
  expect(currentToasts()).toHaveLength(1);
  resumeToast(id);
  vi.advanceTimersByTime(2999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

it('two things that load are two notices [NET-07]', () => {
  const loading = { tone: 'loading', title: 'Loading', duration: null } as const;
  expect(toast(loading)).not.toBe(toast(loading));
  expect(currentToasts()).toHaveLength(2);
});

it('an end that says the same as one in sight takes its place, whatever it loaded as [NET-07]', () => {
  const still = { key: 'actions.stateStill', params: { state: 'pending' } } as const;
  const fails = (record: string, requestId: string) => {
    const id = toast({ tone: 'loading', duration: null });
    const about = { label: 'common.save', record, requestId } as const;
    toast({ tone: 'warning', text: still, about, duration: null }, id);
    return id;
  };
  fails('48344', 'r1');
  const other = fails('48345', 'r2');
  const last = fails('48344', 'r3');
  expect(currentToasts().map(({ id, about }) => [id, about?.requestId])).toEqual([
    [other, 'r2'],
    [last, 'r3'],
  ]);
});

it('a pause with fewer seconds left is the same notice [NET-07]', () => {
  for (const seconds of [12, 11])
    toast({
      tone: 'error',
      text: { key: 'actions.throttled', params: { seconds } },
      duration: 3000,
    });
  expect(currentToasts().map(({ text }) => text)).toEqual([
    { key: 'actions.throttled', params: { seconds: 11 } },
  ]);
});
