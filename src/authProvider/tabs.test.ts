// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Tabs = typeof import('#authProvider/tabs.ts');

const open: (() => void)[] = [];

/** A tab of its own: the module with a channel and a memory of its own. `use` is a press in it alone. */
async function tab(
  token: string | null = null,
): Promise<Tabs & { heard: string[]; use: () => void }> {
  vi.resetModules();
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const tabs = await import('#authProvider/tabs.ts');
  const pressed = listen.mock.calls.find(([type]) => type === 'pointerdown')?.[1];
  listen.mockRestore();
  const heard: string[] = [];
  open.push(
    tabs.joinTabs(
      () => token,
      (userId) => heard.push(userId),
    ),
  );
  const use = () => {
    if (typeof pressed === 'function') pressed(new Event('pointerdown'));
  };
  return { ...tabs, heard, use };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const close of open.splice(0)) close();
});

describe('tabs of one browser', () => {
  it('hand the token to a new one in memory, not through a storage [APP-09]', async () => {
    await tab('token-a');
    expect(await (await tab()).askTabs()).toBe('token-a');
    expect([...Object.values(localStorage), ...Object.values(sessionStorage)]).toEqual([]);
  });

  it('leave a new one without a token when nobody is signed in [APP-09]', async () => {
    await tab(null);
    expect(await (await tab()).askTabs()).toBeNull();
  });

  it.each(['token-a', 'token-b', 'token-c'])(
    'of several people hand over %s, that of the tab used last [APP-09]',
    async (last) => {
      vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
      const tabs = [await tab('token-a'), await tab('token-b'), await tab('token-c')];
      for (const one of tabs) one.use();
      vi.setSystemTime(2_000_000);
      tabs[['token-a', 'token-b', 'token-c'].indexOf(last)]?.use();
      vi.useRealTimers();
      expect(await (await tab()).askTabs()).toBe(last);
    },
  );

  it('hear within a second of a sign-out, with the person’s name only [APP-09]', async () => {
    const first = await tab('token-a');
    const second = await tab('token-b');
    first.tellSignedOut('meera');
    await vi.waitFor(() => expect(second.heard).toEqual(['meera']), { timeout: 1000 });
    expect(JSON.stringify(localStorage)).not.toContain('token');
    expect(second.signedOutSince('meera', 0)).toBe(true);
    expect(second.signedOutSince('tenzin', 0)).toBe(false);
    expect(second.signedOutSince('meera', Date.now())).toBe(false);
  });

  it('lock nobody out by a sign-out that was noted while the clock was ahead [APP-09]', async () => {
    const one = await tab('token-a');
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    one.tellSignedOut('meera');
    vi.useRealTimers();
    expect(one.signedOutSince('meera', Date.now())).toBe(false);
  });

  it('do not trip over a damaged note of sign-outs [APP-09]', async () => {
    const first = await tab('token-a');
    for (const stored of ['{', '{}', '[1]', '[["meera"]]', 'null']) {
      localStorage.setItem('signed-out', stored);
      expect(first.signedOutSince('meera', 0)).toBe(false);
    }
    for (let index = 0; index < 50; index += 1) first.tellSignedOut(`u${index}`);
    expect(JSON.parse(localStorage.getItem('signed-out') ?? '')).toHaveLength(20);
  });
});
