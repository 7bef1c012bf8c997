// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadChunk } from './chunks.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a part is asked for after 20 seconds where the browser goes on saying that it is offline [NET-09, NET-10]', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => 'part');
  const loaded = loadChunk('Part', load);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledOnce();
  expect(await loaded).toBe('part');
});
