import { vi } from 'vitest';

/** From here on in a test, waits are of a faked clock, which goes on by itself as well. Undone by `vi.useRealTimers`. */
export const fakeWaits = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
};

/** Lets so many milliseconds of the faked clock pass at once, and all that is on its way arrive: what has not happened then, does not. */
export async function elapse(ms: number): Promise<void> {
  await turns();
  await vi.advanceTimersByTimeAsync(ms);
  await turns();
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((done) => setImmediate(done));
}
