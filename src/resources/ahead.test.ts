import { expect, it, vi } from 'vitest';
import { bringAreaAt } from '#resources/ahead.ts';

const bring = () => vi.fn(async (): Promise<unknown> => ({}));

it('brings the first area that a path belongs to, and it alone [UI-13]', () => {
  const [stats, picks, tips] = [bring(), bring(), bring()];
  const areas = [
    ['/picks/stats', stats],
    ['/picks', picks],
    ['/tips', tips],
  ] as const;
  for (const path of ['/picks/stats/7', '/picks/games', '/picksome', '/', '/tips'])
    bringAreaAt(path, areas);
  expect([stats, picks, tips].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('leaves it to the page to tell of what cannot be had [NET-09]', async () => {
  const gone = vi.fn(() => Promise.reject(new Error('gone')));
  bringAreaAt('/tips', [['/tips', gone]]);
  await Promise.resolve();
  expect(gone).toHaveBeenCalledTimes(1);
});

it('asks for nothing without a connection: a script that failed once fails for good [NET-09]', () => {
  const tips = bring();
  vi.stubGlobal('navigator', { onLine: false });
  bringAreaAt('/tips', [['/tips', tips]]);
  vi.unstubAllGlobals();
  expect(tips).not.toHaveBeenCalled();
});
