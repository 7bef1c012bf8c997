// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acrossTabs, isLocked, releaseLock, takeLock } from '#actions/writeLock.ts';

type Work = (lock: object | null) => Promise<unknown>;

/** The browser's locks: whoever does not say that it will not wait stands in line. */
class Locks {
  private readonly lines = new Map<string, Promise<unknown>>();

  async request(name: string, options: { ifAvailable?: boolean } | Work, work?: Work) {
    const run = typeof options === 'function' ? options : work;
    const line = this.lines.get(name);
    if (line && typeof options !== 'function' && options.ifAvailable) return run?.(null);
    const mine = (line ?? Promise.resolve()).then(() => run?.({ name }));
    const left = mine.catch(() => {}).then(() => this.lines.delete(name));
    this.lines.set(name, left);
    return mine;
  }
}

/** Work that is open until it is ended. */
function open() {
  let end: (result: string) => void = () => {};
  const work = vi.fn(() => new Promise<string>((resolve) => (end = resolve)));
  return { work, end: (result: string) => end(result) };
}

describe('a write across the tabs of a browser', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: new Locks() }));
  afterEach(() => vi.unstubAllGlobals());

  it('is given up at once while another tab holds its lock, and never waits to be sent later [NET-05]', async () => {
    const first = open();
    const second = open();
    const running = acrossTabs('game 1', first.work);
    await vi.waitFor(() => expect(first.work).toHaveBeenCalledOnce());
    expect(await acrossTabs('game 1', second.work)).toBeUndefined();
    first.end('done');
    expect(await running).toBe('done');
    expect(second.work).not.toHaveBeenCalled();
  });

  it('on another record is not held up, nor after the first has ended [NET-05]', async () => {
    const first = open();
    const running = acrossTabs('game 1', first.work);
    expect(await acrossTabs('game 2', async () => 'other')).toBe('other');
    first.end('done');
    await running;
    expect(await acrossTabs('game 1', async () => 'again')).toBe('again');
  });

  it('that fails fails as it did, started once [NET-05]', async () => {
    const work = vi.fn(async () => {
      throw new Error('broken');
    });
    await expect(acrossTabs('game 1', work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([
    ['has no locks', undefined],
    ['refuses them', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('goes out where the browser %s [NET-05]', async (_, locks) => {
    vi.stubGlobal('navigator', { locks });
    const work = vi.fn(async () => 'done');
    expect(await acrossTabs('game 1', work)).toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });
});

describe('the lock of a tab', () => {
  it('is taken once, and given back by its key [NET-05]', () => {
    expect([takeLock('a'), takeLock('a'), takeLock('b')]).toEqual([true, false, true]);
    releaseLock('a');
    expect([isLocked('a'), isLocked('b')]).toEqual([false, true]);
    releaseLock('b');
  });
});
