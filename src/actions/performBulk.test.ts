// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activity } from '#actions/activity.ts';
import { openConfirmation, sayNo, sayYes } from '#actions/confirmations.ts';
import { pauseAction } from '#actions/pauses.ts';
import { pendingMarks } from '#actions/pendingMarks.ts';
import { performBulk } from '#actions/performBulk.ts';
import { currentToasts } from '#actions/toasts.ts';
import { anyLock, isLocked, releaseLock, takeLock } from '#actions/writeLock.ts';
import { endSession, signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import { setConfig } from '#config/current.ts';
import { issueToken } from '#mocks/token.ts';
import {
  asks,
  drawQuestions,
  type Game,
  gamesCall,
  signInBy,
  testAction,
} from '#testing/actions.ts';
import { fakeService } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

drawQuestions();
const service = fakeService();
const games: Game[] = ['g1', 'g2', 'g3'].map((id) => ({ id, status: 'active' }));
const [g1, g2, g3] = games;
const question = asks.confirm({ id: 'all', status: '' });
const sent = () =>
  Promise.all(service.requests.map(async (one) => (await one.clone().json()).game_id));
const asked = (title: string) =>
  vi.waitFor(() => expect(openConfirmation()?.confirmation.title.key).toBe(title));
const bulk = (overrides = {}) =>
  performBulk(testAction('write', { reads: [], ...overrides }), games, undefined, question);

beforeEach(async () => {
  setConfig(testConfig());
  await signInBy(issueToken({ role: 'admin' }));
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
  sessionStorage.clear();
});

describe('a bulk action', () => {
  it('asks once, sends one call per record in their order, and tells how many [PRD-17, UI-16]', async () => {
    const done = bulk();
    await asked('common.save');
    sayYes();
    sayYes();
    expect(await done).toEqual({ done: games, failed: [], cancelled: false });
    expect(await sent()).toEqual(['g1', 'g2', 'g3']);
    expect(currentToasts()).toMatchObject([
      { tone: 'success', text: { key: 'actions.bulkDone', params: { done: 3, all: 3 } } },
    ]);
    expect(activity()).toHaveLength(3);
    expect([anyLock(), openConfirmation()]).toEqual([false, null]);
  });

  it('says how far it is [UI-16]', async () => {
    const seen: unknown[] = [];
    service.answers(() => {
      seen.push(currentToasts().find(({ tone }) => tone === 'loading')?.text);
      return HttpResponse.json({ success: true });
    });
    const done = bulk();
    await asked('common.save');
    sayYes();
    await done;
    expect(seen).toEqual([
      { key: 'actions.loadingText' },
      { key: 'actions.bulkProgress', params: { done: 1, all: 3 } },
      { key: 'actions.bulkProgress', params: { done: 2, all: 3 } },
    ]);
  });

  it('leaves out a record with which the same runs already, and its lock alone [NET-05, PRD-17]', async () => {
    const lock = 'test.write:game g2';
    takeLock(lock);
    const done = bulk();
    await asked('common.save');
    sayYes();
    await asked('actions.bulkTitle');
    sayNo();
    expect((await done).failed).toMatchObject([
      { subject: g2, kind: 'refused', message: { key: 'actions.alreadyRunning' } },
    ]);
    expect(await sent()).toEqual(['g1', 'g3']);
    expect(isLocked(lock)).toBe(true);
    releaseLock(lock);
  });

  it('that runs already is told, and sends nothing [NET-05, NET-07]', async () => {
    takeLock('bulk:test.write');
    const done = bulk();
    await asked('common.save');
    sayYes();
    expect(await done).toEqual({ done: [], failed: [], cancelled: true });
    expect(currentToasts()).toMatchObject([
      { tone: 'info', text: { key: 'actions.alreadyRunning' } },
    ]);
    expect([await sent(), openConfirmation()]).toEqual([[], null]);
    releaseLock('bulk:test.write');
  });

  it('names which failed, and tries those alone again [PRD-17]', async () => {
    let broken = true;
    service.answers(async (request) => {
      const { game_id } = await request.json();
      return broken && game_id !== 'g2'
        ? HttpResponse.json({ message: `${game_id} is closed` }, { status: 409 })
        : HttpResponse.json({ success: true });
    });
    const done = bulk();
    await asked('common.save');
    sayYes();
    await asked('actions.bulkTitle');
    expect(openConfirmation()?.confirmation.lines).toEqual([
      { key: 'actions.bulkDone', params: { done: 1, all: 3 } },
      { key: 'actions.bulkLine', params: { record: 'game g1', message: 'g1 is closed' } },
      { key: 'actions.bulkLine', params: { record: 'game g3', message: 'g3 is closed' } },
      { key: 'actions.bulkRetry', params: { smart_count: 2 } },
    ]);
    broken = false;
    service.requests.length = 0;
    sayYes();
    expect(await done).toEqual({ done: [g2, g1, g3], failed: [], cancelled: false });
    expect(await sent()).toEqual(['g1', 'g3']);
  });

  it('refused as one too many sends no more, and is tried again after the pause by hand [NET-05, PRD-17]', async () => {
    service.answers((_, number) =>
      number === 2
        ? new HttpResponse(null, { status: 429, headers: { 'retry-after': '12' } })
        : HttpResponse.json({ success: true }),
    );
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    await signInBy(issueToken({ role: 'admin' }));
    const done = bulk();
    await asked('common.save');
    sayYes();
    await asked('actions.bulkTitle');
    expect(openConfirmation()?.confirmation).toMatchObject({
      until: expect.closeTo(12_000, -3),
      lines: [
        { params: { done: 1, all: 3 } },
        { params: { record: 'game g2', message: { key: 'failures.throttled' } } },
        { params: { record: 'game g3', message: { key: 'actions.notTried' } } },
        { key: 'actions.bulkRetry', params: { smart_count: 2 } },
      ],
    });
    sayYes();
    expect(openConfirmation()?.busy).toBe(false);
    vi.setSystemTime(13_000);
    expect(await sent()).toEqual(['g1', 'g2']);
    sayYes();
    expect(await done).toEqual({ done: [g1, g2, g3], failed: [], cancelled: false });
    expect(await sent()).toEqual(['g1', 'g2', 'g2', 'g3']);
  });

  it('refused as one too many without a pause sends no more in that round [NET-05, PRD-17]', async () => {
    service.answers(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '0' } }));
    const done = bulk();
    await asked('common.save');
    sayYes();
    await asked('actions.bulkTitle');
    sayNo();
    expect((await done).failed.map(({ message }) => message)).toMatchObject([
      { key: 'failures.throttled' },
      { key: 'actions.notTried' },
      { key: 'actions.notTried' },
    ]);
    expect(await sent()).toEqual(['g1']);
  });

  it('on a record in a pause from before sends nothing, and counts that pause down [NET-05, PRD-17]', async () => {
    pauseAction(testAction('write'), games[0] as Game, Date.now() + 12_000);
    const done = bulk();
    await asked('common.save');
    sayYes();
    await asked('actions.bulkTitle');
    expect(openConfirmation()?.confirmation.until).toBeGreaterThan(Date.now() + 11_000);
    sayYes();
    sayNo();
    expect((await done).failed.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'refused']);
    expect(await sent()).toEqual([]);
  });

  it('left at that gives back those that failed, and keeps them on a notice [PRD-17]', async () => {
    service.answers(async (request) =>
      (await request.json()).game_id === 'g1'
        ? HttpResponse.json({ message: 'closed' }, { status: 409 })
        : HttpResponse.json({ success: true }),
    );
    const done = bulk();
    await asked('common.save');
    sayYes();
    await asked('actions.bulkTitle');
    sayNo();
    expect(await done).toMatchObject({
      done: [g2, g3],
      failed: [{ subject: g1, kind: 'refused', message: 'closed' }],
      cancelled: false,
    });
    expect(currentToasts()).toMatchObject([
      { tone: 'error', duration: null, lines: [{ params: { record: 'game g1' } }] },
    ]);
    expect(await sent()).toHaveLength(3);
  });

  it('never offers again what may have been done [NET-06, PRD-17]', async () => {
    service.answers(async (request) =>
      (await request.json()).game_id === 'g2' ? HttpResponse.error() : HttpResponse.json({}),
    );
    const done = bulk();
    await asked('common.save');
    sayYes();
    expect(await done).toMatchObject({
      done: [g1, g3],
      failed: [{ subject: g2, kind: 'unknown', message: { key: 'actions.bulkUnknown' } }],
    });
    expect(openConfirmation()).toBeNull();
    expect(await sent()).toHaveLength(3);
  });

  it('sends nothing for records that it may not be done with, and says why [UI-16]', async () => {
    const when = ({ id }: Game) =>
      id === 'g2' ? { key: 'actions.gone' as const } : (true as const);
    const done = bulk({ when });
    await asked('common.save');
    sayYes();
    expect((await done).failed).toMatchObject([
      { subject: g2, kind: 'stopped', message: { key: 'actions.gone' } },
    ]);
    expect(openConfirmation()).toBeNull();
    expect(await sent()).toEqual(['g1', 'g3']);
  });

  it('keeps the mark of money with an unknown end until the state was read, or for the next login [NET-06, APP-08]', async () => {
    let lose = () => {};
    service.answers(async () => {
      await new Promise<void>((resolve) => (lose = resolve));
      return HttpResponse.error();
    });
    const money = testAction('money', { reads: [] });
    const one = () => performBulk(money, games.slice(0, 1), undefined, question);
    const sendAndLose = async (meanwhile: () => void) => {
      service.requests.length = 0;
      const done = one();
      await asked('common.save');
      sayYes();
      await vi.waitFor(() => expect(service.requests).toHaveLength(1));
      meanwhile();
      lose();
      await done;
    };
    await sendAndLose(() => {});
    expect(pendingMarks()).toEqual([]);
    await sendAndLose(() => endSession('expired'));
    expect(pendingMarks()).toMatchObject([{ mark: { record: 'game g1' } }]);
  });

  it('with an unknown end holds its locks until a page shows the state, where none does any more [NET-06]', async () => {
    service.answers(() => HttpResponse.error());
    const money = testAction('money', { reads: [gamesCall] });
    let ended = false;
    const done = performBulk(money, games.slice(0, 1), undefined, question).then((result) => {
      ended = true;
      return result;
    });
    await asked('common.save');
    sayYes();
    await vi.waitFor(() =>
      expect(currentToasts()).toMatchObject([{ text: { key: 'actions.unknownAway' } }]),
    );
    expect([ended, anyLock(), pendingMarks().length]).toEqual([false, true, 1]);
    queryClient.setQueryData(readKey(gamesCall, {}), []);
    await done;
    expect([anyLock(), pendingMarks()]).toEqual([false, []]);
  });

  it('about money reads each record again, and leaves out what changed [PRD-18]', async () => {
    const done = performBulk(
      testAction('money', {
        reads: [],
        reread: async (game) => (game.id === 'g3' ? { ...game, status: 'cancelled' } : game),
        stateOf: ({ status }) => status,
      }),
      games,
      undefined,
      question,
    );
    await asked('common.save');
    sayYes();
    expect((await done).failed).toMatchObject([{ subject: g3, kind: 'stopped' }]);
    expect(await sent()).toEqual(['g1', 'g2']);
  });

  it('about money is stopped by writes that were switched off while it asked, then and before another try [APP-19]', async () => {
    const off = { ...JSON.parse(JSON.stringify(testConfig())), readOnly: true };
    const money = testAction('money', { reads: [] });
    const start = () => performBulk(money, games, undefined, question);
    const all = (kind: string) => games.map((subject) => ({ subject, kind }));
    let done = start();
    await asked('common.save');
    service.configures(off);
    sayYes();
    const stopped = { message: { key: 'actions.readOnly' } };
    expect((await done).failed).toMatchObject(
      all('stopped').map((one) => ({ ...one, ...stopped })),
    );
    expect(await sent()).toEqual([]);

    setConfig(testConfig());
    service.configures(JSON.parse(JSON.stringify(testConfig())));
    service.answers(() => HttpResponse.json({ message: 'closed' }, { status: 409 }));
    done = start();
    await asked('common.save');
    sayYes();
    await asked('actions.bulkTitle');
    expect(await sent()).toHaveLength(3);
    service.configures(off);
    sayYes();
    expect((await done).failed).toMatchObject(
      all('stopped').map((one) => ({ ...one, ...stopped })),
    );
    expect(await sent()).toHaveLength(3);
  });

  it.each([
    ['answered No', () => {}],
    ['read-only', () => setConfig(testConfig({ readOnly: true }))],
    ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['of another role', () => signInBy(issueToken({ role: 'support' }))],
  ])('sends nothing when %s [UI-01, APP-19, NET-10]', async (_, arrange) => {
    await arrange();
    const done = bulk();
    sayNo();
    expect(await done).toEqual({ done: [], failed: [], cancelled: true });
    expect(service.requests).toHaveLength(0);
  });

  it('running already is not started again [NET-05]', async () => {
    let answer = () => {};
    service.answers(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({});
    });
    const first = performBulk(
      testAction('write', { reads: [] }),
      [games[0] as Game],
      undefined,
      question,
    );
    await asked('common.save');
    sayYes();
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    expect((await bulk()).cancelled).toBe(true);
    answer();
    expect((await first).done).toHaveLength(1);
  });

  it('on nothing asks nothing [UI-16]', async () => {
    await performBulk(testAction('write'), [], undefined, question);
    expect(openConfirmation()).toBeNull();
  });
});
