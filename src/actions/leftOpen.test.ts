// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { fakeService, never } from '#testing/fakeService.ts';

const service = fakeService();
const game = { id: 'g1', status: 'reconciled' };
const sentAt = Date.UTC(2022, 3, 9, 8, 33);
/** Another person in each test: word of a sign-out travels on between tabs. */
let person = 0;
const tokenOf = (userId: string) => issueToken({ role: 'admin', userId });
const count = (kind: 'GET' | 'POST') =>
  service.requests.filter(({ method }) => method === kind).length;
const pendingSince = { key: 'actions.pendingSince', params: { time: '14:03' } };
const sentBefore = { key: 'settlement.sentBefore', params: { time: '14:03' } };
const sharedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('write:'));

/** The console as a page loads it: modules of its own, over the storages as they are. */
async function load() {
  vi.resetModules();
  const config = await import('#config/current.ts');
  config.setConfig((await import('#testing/testConfig.ts')).testConfig());
  const modules = {
    ...(await import('#actions/action.ts')),
    ...(await import('#actions/activity.ts')),
    ...(await import('#actions/allowed.ts')),
    ...(await import('#actions/confirmations.ts')),
    ...(await import('#actions/pendingMarks.ts')),
    ...(await import('#actions/perform.ts')),
    ...(await import('#actions/performBulk.ts')),
    ...(await import('#actions/releaseMarks.ts')),
    ...(await import('#actions/settlement.ts')),
    ...(await import('#actions/sentBefore.ts')),
    ...(await import('#testing/actions.ts')),
    ...(await import('#authProvider/session.ts')),
    ...(await import('#cache/queryClient.ts')),
    ...(await import('#cache/reads.ts')),
    ...(await import('#http/call.ts')),
  };
  const pay = modules.testAction('money', modules.asks);
  modules.actions.set(pay.name, pay as never);
  modules.drawQuestions();
  return { ...modules, pay };
}
type Tab = Awaited<ReturnType<typeof load>>;

/** A page of the tab that shows the games. */
async function showGames({ queryClient, readKey, gamesCall, call }: Tab): Promise<void> {
  const observer = new QueryObserver(queryClient, {
    queryKey: readKey(gamesCall, {}),
    queryFn: ({ signal }) => call(gamesCall, {}, { signal }),
    retry: false,
  });
  ends.push(observer.subscribe(() => {}));
  await first.until(() => queryClient.isFetching() === 0);
}

/** Presses, says yes, and is never answered. */
async function sendUnanswered(tab: Tab): Promise<void> {
  service.answers(({ method }) => (method === 'POST' ? never() : HttpResponse.json([game])));
  void tab.perform(tab.pay, game, undefined);
  await first.until(() => tab.openConfirmation() !== null);
  tab.sayYes();
  await first.until(() => count('POST') === 1);
}

/** The same tab loaded again in the middle of it, after some seconds. */
async function reloaded(tab: Tab, seconds = 1): Promise<Tab> {
  await sendUnanswered(tab);
  vi.setSystemTime(sentAt + seconds * 1000);
  const next = await load();
  await next.openSession();
  return next;
}

const ends: (() => void)[] = [];
let first: Tab;

beforeEach(async () => {
  vi.useFakeTimers({ now: sentAt, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  person += 1;
  first = await load();
  await first.signInBy(tokenOf(`u-${person}`));
});
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a tab loaded again while money is on its way', () => {
  it('is locked, says since when, and sends nothing [NET-05, NET-06]', async () => {
    const tab = await reloaded(first);
    expect(tab.whyNot(tab.pay, game, undefined)).toEqual(pendingSince);
    expect((await tab.perform(tab.pay, game, undefined)).kind).toBe('notAllowed');
    expect(tab.whyNot(tab.pay, { ...game, id: 'g2' }, undefined)).toBeNull();
    expect(count('POST')).toBe(1);
  });

  it('is locked until the state was read when the service must be done with it, and the sheet names it [NET-06, PRD-15]', async () => {
    const tab = await reloaded(first, 10);
    await showGames(tab);
    service.requests.length = 0;
    await vi.advanceTimersByTimeAsync(49_999);
    expect(count('GET')).toBe(0);
    expect(tab.whyNot(tab.pay, game, undefined)).toEqual(pendingSince);
    await vi.advanceTimersByTimeAsync(10);
    await tab.until(() => tab.whyNot(tab.pay, game, undefined) === null);
    expect(count('GET')).toBe(1);
    void tab.perform(tab.pay, game, undefined);
    await tab.until(() => tab.openConfirmation() !== null);
    expect(tab.openConfirmation()?.confirmation.open).toEqual([sentBefore]);
    expect(count('POST')).toBe(0);
  });

  it('stays locked as long as the state cannot be read [NET-06]', async () => {
    const tab = await reloaded(first);
    await showGames(tab);
    let readable = false;
    service.answers(() =>
      readable ? HttpResponse.json([game]) : new HttpResponse(null, { status: 500 }),
    );
    service.requests.length = 0;
    await vi.advanceTimersByTimeAsync(60_100);
    await tab.until(() => count('GET') === 1 && tab.queryClient.isFetching() === 0);
    expect(tab.whyNot(tab.pay, game, undefined)).toEqual(pendingSince);
    readable = true;
    await vi.advanceTimersByTimeAsync(3100);
    await tab.until(() => tab.whyNot(tab.pay, game, undefined) === null);
    expect(count('GET')).toBe(2);
  });

  it('keeps the notice of it until it is closed, and the lock after that [NET-06]', async () => {
    const tab = await reloaded(first);
    const [left] = tab.pendingMarks();
    expect(left?.mark).toMatchObject({ action: 'test.money', record: 'game g1', at: sentAt });
    tab.seePending(left?.key ?? '');
    expect(tab.pendingMarks()).toEqual([]);
    expect(tab.whyNot(tab.pay, game, undefined)).toEqual(pendingSince);
  });

  it('knows in its activity that nobody knows the end, and by that what was sent before [ACT-01, PRD-15]', async () => {
    const tab = await reloaded(first);
    expect(tab.activity()).toMatchObject([
      {
        action: 'test.money',
        record: 'game g1',
        at: sentAt,
        outcome: 'unknown',
        message: { key: 'activity.leftOpen' },
      },
    ]);
    expect(tab.sentBefore('test.money', 'game g1')).toEqual([sentBefore]);
  });

  it('sends for it in no bulk either, and tells why [UI-16, NET-05]', async () => {
    const tab = await reloaded(first);
    service.answers(() => HttpResponse.json({ success: true }));
    const ask = tab.asks.confirm(game);
    const games = [game, { ...game, id: 'g2' }];
    const done = tab.performBulk(tab.pay, games, undefined, ask);
    await first.until(() => tab.openConfirmation() !== null);
    tab.sayYes();
    expect(await done).toMatchObject({
      done: [{ id: 'g2' }],
      failed: [{ subject: game, kind: 'stopped', message: pendingSince }],
    });
    expect(count('POST')).toBe(2);
  });
});

describe('another tab of this browser', () => {
  /** Storages as another tab has them: session storage is its own. */
  async function other(userId = `u-${person}`): Promise<Tab> {
    for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key);
    const tab = await load();
    await tab.signInBy(tokenOf(userId));
    return tab;
  }

  it('is locked too, also when the tab that sent is closed, and its sheet names it [NET-05, PRD-15]', async () => {
    await sendUnanswered(first);
    const tab = await other();
    expect(tab.activity()).toEqual([]);
    expect(tab.whyNot(tab.pay, game, undefined)).toEqual(pendingSince);
    expect((await tab.perform(tab.pay, game, undefined)).kind).toBe('notAllowed');
    tab.markRead(sharedKeys()[0] ?? '');
    expect(tab.whyNot(tab.pay, game, undefined)).toBeNull();
    void tab.perform(tab.pay, game, undefined);
    await first.until(() => tab.openConfirmation() !== null);
    expect(tab.openConfirmation()?.confirmation.open).toEqual([sentBefore]);
    expect(tab.sentBefore('test.money', 'game g1')).toEqual([sentBefore]);
    expect(tab.sentBefore('test.money', 'game g2')).toEqual([]);
    expect(count('POST')).toBe(1);
  });

  it('whose sheet was open already is stopped after its Yes [NET-05]', async () => {
    const tab = await load();
    await tab.openSession();
    const done = tab.perform(tab.pay, game, undefined);
    await first.until(() => tab.openConfirmation() !== null);
    await sendUnanswered(first);
    tab.sayYes();
    expect((await done).kind).toBe('stopped');
    expect(tab.openConfirmation()?.stopped).toEqual([pendingSince]);
    expect(count('POST')).toBe(1);
  });

  it.each([
    ['the answer came there', () => null],
    [
      'the state was read there',
      (mark: string) => JSON.stringify({ ...JSON.parse(mark), read: true }),
    ],
  ])('reads its lists anew when %s, and is free [NET-04]', async (_, next) => {
    await sendUnanswered(first);
    const tab = await other();
    await showGames(tab);
    const [key = ''] = sharedKeys();
    const oldValue = localStorage.getItem(key) ?? '';
    const newValue = next(oldValue);
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    service.requests.length = 0;
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
    await first.until(() => count('GET') === 1);
    expect(tab.whyNot(tab.pay, game, undefined)).toBeNull();
  });

  it('finds nothing in the browser that names anybody, and nothing after signing out [APP-09]', async () => {
    await sendUnanswered(first);
    const kept = sharedKeys().map((key) => key + localStorage.getItem(key));
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toMatch(/g1|game|u-\d/);
    first.signOut();
    expect(sharedKeys()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('of another person is not told of it [APP-06]', async () => {
    await sendUnanswered(first);
    const tab = await other('u-other');
    expect(tab.whyNot(tab.pay, game, undefined)).toBeNull();
    tab.signOut();
    expect(sharedKeys()).toHaveLength(1);
  });
});

describe('the list of what was done', () => {
  const note = (tab: Tab, outcome: 'confirmed' | 'refused' | 'unknown') => {
    const entry = { action: 'x.populate', label: { key: 'common.yes' as const }, record: 'a game' };
    const message = { key: 'actions.stateNow' as const, params: { state: 'completed' } };
    tab.settleActivity(tab.noteActivity(entry), { outcome, message });
  };
  const again = async () => {
    const tab = await load();
    await tab.openSession();
    return tab;
  };

  it.each(['confirmed', 'refused', 'unknown'] as const)(
    'outlives a reload as it was: %s [ACT-01, PRD-15]',
    async (outcome) => {
      note(first, outcome);
      const tab = await again();
      expect(tab.activity()).toEqual(first.activity());
      expect(tab.lastWrite(['x.populate'], 'a game', ['confirmed'])?.at).toBe(
        outcome === 'confirmed' ? sentAt : undefined,
      );
      note(tab, 'confirmed');
      expect(tab.activity().map(({ id }) => id)).toEqual([2, 1]);
    },
  );

  it('is given back to the same person after an expired session, and to no other [ACT-01, APP-08]', async () => {
    note(first, 'confirmed');
    first.endSession('expired');
    const tab = await load();
    expect(tab.activity()).toEqual([]);
    await tab.signInBy(tokenOf(`u-${person}`));
    expect(tab.activity()).toHaveLength(1);
    const other = await load();
    await other.signInBy(tokenOf('u-other'));
    expect(other.activity()).toEqual([]);
    expect(sessionStorage.getItem('activity')).toBeNull();
  });

  it('goes with its person [ACT-01, APP-09]', async () => {
    note(first, 'confirmed');
    first.signOut();
    expect(first.activity()).toEqual([]);
    expect(sessionStorage.getItem('activity')).toBeNull();
  });

  it.each(['{', 'null', '7', '[]', '{"owner":"u"}', '{"owner":"u","entries":{}}'])(
    'is empty where %s is stored [ACT-01]',
    async (text) => {
      sessionStorage.setItem('activity', text.replace('"u"', `"u-${person}"`));
      expect((await again()).activity()).toEqual([]);
    },
  );

  it('keeps the entries that are whole beside damaged ones [ACT-01]', async () => {
    note(first, 'confirmed');
    const { owner, entries } = JSON.parse(sessionStorage.getItem('activity') ?? '');
    const [whole] = entries;
    const damaged = [
      null,
      { ...whole, outcome: 'perhaps' },
      { ...whole, label: { key: 7 } },
      { ...whole, message: { key: 'a', params: { b: null } } },
      { ...whole, at: 'now' },
    ];
    const list = { owner, entries: [...damaged, whole] };
    sessionStorage.setItem('activity', JSON.stringify(list));
    expect((await again()).activity()).toEqual([whole]);
  });
});
