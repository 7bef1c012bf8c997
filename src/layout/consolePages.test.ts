import { expect, it, vi } from 'vitest';
import { bringPageAt, bringResourceAt, consolePages } from '#layout/consolePages.ts';
import { headOf } from '#resource-kit/head.ts';
import { callLogs } from '#resources/call-logs/resource.ts';
import { coupons } from '#resources/coupons/resource.ts';

const seen = vi.hoisted(() => vi.fn());
vi.mock('#actions/releaseMarks.ts', async (original) => ({
  ...(await original<object>()),
  seeToMarks: seen,
}));

const deferred = [callLogs, coupons].map((resource) => ({
  head: headOf(resource),
  load: vi.fn(async () => resource),
}));

it('of the resources whose heads are here, an address brings its own; then its marks are seen to [NET-06, NET-08]', async () => {
  const [calls, coupon] = deferred;
  await bringResourceAt(deferred, '/nowhere');
  expect([calls?.load, coupon?.load].map((load) => load?.mock.calls.length)).toEqual([0, 0]);
  expect(seen).not.toHaveBeenCalled();
  await bringResourceAt(deferred, callLogs.route);
  expect([calls?.load, coupon?.load].map((load) => load?.mock.calls.length)).toEqual([1, 0]);
  expect(seen).toHaveBeenCalledTimes(1);
  // Its page does not ask for it again.
  await bringPageAt(consolePages(deferred), callLogs.route);
  expect(calls?.load).toHaveBeenCalledTimes(1);
});

it('what cannot be had ahead is left to its page [NET-09]', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('gone')));
  const gone = { head: { ...headOf(coupons), name: 'gone', route: '/gone' }, load };
  await bringResourceAt([gone], '/gone');
  expect(load).toHaveBeenCalledTimes(1);
});
