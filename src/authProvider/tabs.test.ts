// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Tabs = typeof import('#authProvider/tabs.ts');

const open: (() => void)[] = [];

/** A tab of its own: the module with a channel and a memory of its own. `opened` are the paths it opened in new tabs, and when; `use` is a press in it alone. */
async function tab(
  token: string | null = null,
  opened: Record<string, number> = {},
): Promise<Tabs & { heard: string[]; signedIn: string[]; use: () => void }> {
  vi.resetModules();
  vi.doMock('#authProvider/openings.ts', () => ({
    openedAt: (address: string) => opened[new URL(address).pathname] ?? null,
  }));
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const tabs = await import('#authProvider/tabs.ts');
  const pressed = listen.mock.calls.find(([type]) => type === 'pointerdown')?.[1];
  listen.mockRestore();
  const heard: string[] = [];
  const signedIn: string[] = [];
  open.push(
    tabs.joinTabs({
      session: () => (token === null ? null : { token, userId: `person of ${token}` }),
      signedIn: (given) => signedIn.push(given),
      signedOut: (userId) => heard.push(userId),
    }),
  );
  const use = () => {
    if (typeof pressed === 'function') pressed(new Event('pointerdown'));
  };
  return { ...tabs, heard, signedIn, use };
}

/** A new tab at an address, or one that was a person's. */
const asking = (person: string | null = null, address = '/') => ({
  person,
  address: new URL(address, location.href).href,
});
/** Messages between tabs take turns of their own, which no faked clock holds up. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((done) => setImmediate(done));
}

/** What a tab is offered in the time that it waits. */
async function offersTo(tabs: Tabs, question: Parameters<Tabs['askTabs']>[0]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = tabs.askTabs(question);
  await turns();
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  return asked;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const close of open.splice(0)) close();
});

describe('tabs of one browser', () => {
  it('hand the token to a new one in memory, not through a storage [APP-09]', async () => {
    await tab('token-a');
    const offers = await offersTo(await tab(), asking());
    expect(offers).toEqual([{ token: 'token-a', usedAt: 0, openedAt: null, type: 'give' }]);
    expect([...Object.values(localStorage), ...Object.values(sessionStorage)]).toEqual([]);
  });

  it('leave a new one without a token when nobody is signed in [APP-09]', async () => {
    await tab(null);
    expect(await offersTo(await tab(), asking())).toEqual([]);
  });

  it('say when they were used and when they opened the address, each for itself [APP-09]', async () => {
    await tab('token-a', { '/trades': 5000 });
    const second = await tab('token-b', { '/picks': 9000 });
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    second.use();
    vi.useRealTimers();
    expect(await offersTo(await tab(), asking(null, '/trades'))).toMatchObject([
      { token: 'token-a', usedAt: 0, openedAt: 5000 },
      { token: 'token-b', usedAt: 1_000_000, openedAt: null },
    ]);
  });

  it('of others keep their token from a tab that was a person’s [APP-05, APP-09]', async () => {
    await tab('token-a');
    await tab('token-b');
    const ask = async (person: string) => offersTo(await tab(), asking(person));
    expect(await ask('person of token-b')).toMatchObject([{ token: 'token-b' }]);
    expect(await ask('person of token-c')).toEqual([]);
  });

  it.each([
    ['of the person it asks for', 'person of token-a', {}],
    ['from the tab that opened it', null, { '/': 1 }],
  ])(
    'keep a new one waiting no longer than 60 ms after the token %s [APP-09]',
    async (_, person, opened) => {
      await tab('token-a', opened);
      const asker = await tab();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let offers: unknown[] | undefined;
      void asker.askTabs(asking(person)).then((given) => {
        offers = given;
      });
      await turns();
      vi.advanceTimersByTime(59);
      await turns();
      expect(offers).toBeUndefined();
      vi.advanceTimersByTime(1);
      await turns();
      vi.useRealTimers();
      expect(offers).toHaveLength(1);
    },
  );

  it('hear of a sign-in elsewhere, in memory [APP-08, APP-09]', async () => {
    const [first, second] = [await tab('token-a'), await tab('token-b')];
    second.tellSignedIn('token-b');
    await vi.waitFor(() => expect(first.signedIn).toEqual(['token-b']));
    expect([second.signedIn, first.heard, localStorage.length]).toEqual([[], [], 0]);
  });

  it('hear within a second of a sign-out, of which the storage keeps no name [APP-09]', async () => {
    const first = await tab('token-a');
    const second = await tab('token-b');
    first.tellSignedOut('meera');
    await vi.waitFor(() => expect(second.heard).toEqual(['meera']), { timeout: 1000 });
    expect(JSON.stringify(localStorage)).not.toMatch(/token|meera/);
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

  it('drop a legible name of an earlier version with the next note [APP-09]', async () => {
    localStorage.setItem('signed-out', JSON.stringify([['meera@staff.example', 1]]));
    (await tab('token-a')).tellSignedOut('tenzin@staff.example');
    expect(JSON.parse(localStorage.getItem('signed-out') ?? '')).toHaveLength(1);
    expect(JSON.stringify(localStorage)).not.toContain('@');
  });

  it('do not trip over a damaged note of sign-outs [APP-09]', async () => {
    const first = await tab('token-a');
    for (const stored of ['{', '{}', '[1]', '[["meera"]]', 'null']) {
      localStorage.setItem('signed-out', stored);
      expect(first.signedOutSince('meera', 0)).toBe(false);
    }
    for (let index = 0; index < 50; index += 1) first.tellSignedOut(`u${index}`);
    expect(JSON.parse(localStorage.getItem('signed-out') ?? '')).toHaveLength(20);
    expect(['u49', 'u30', 'u29'].map((id) => first.signedOutSince(id, 0))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
