// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activity } from '#actions/activity.ts';
import { pendingMarks } from '#actions/pendingMarks.ts';
import { perform } from '#actions/perform.ts';
import { currentToasts, subscribeToasts } from '#actions/toasts.ts';
import { isLocked } from '#actions/writeLock.ts';
import { endSession, signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import { setConfig } from '#config/current.ts';
import { call } from '#http/call.ts';
import { issueToken } from '#mocks/token.ts';
import { type Game, gamesCall, signInBy, testAction, until } from '#testing/actions.ts';
import { cutAnswer, fakeService, pageAnswer } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

const service = fakeService();
const game: Game = { id: 'g1', status: 'reconciled' };
const KEY = 'test.money:game g1';
const writes = () => service.requests.filter(({ method }) => method === 'POST').length;
const told = () => currentToasts().map(({ text }) => text);
/** The end that nobody knows, why, and what was read after it. */
const end = (why: string, learned: object, params?: object) => ({
  key: 'actions.unknownEnd',
  params: { why: { key: `actions.why.${why}`, ...(params && { params }) }, learned },
});
const isTold = (key: string) => told().some((text) => typeof text === 'object' && text.key === key);
let unmount: () => void = () => {};

/** The list on the screen; it fails until `reads` is true. */
async function showGames(answer: () => Response): Promise<void> {
  const observer = new QueryObserver(queryClient, {
    queryKey: readKey(gamesCall, {}),
    queryFn: ({ signal }) => call(gamesCall, {}, { signal }),
    retry: false,
  });
  service.answers((request) =>
    request.method === 'GET' ? HttpResponse.json([game]) : HttpResponse.json({}),
  );
  unmount = observer.subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  service.answers((request) => (request.method === 'GET' ? answer() : HttpResponse.error()));
  service.requests.length = 0;
}

beforeEach(async () => {
  setConfig(testConfig());
  await signInBy(issueToken({ role: 'admin' }));
});
afterEach(() => {
  vi.useRealTimers();
  unmount();
  signOut();
  sessionStorage.clear();
});

describe('a money action that nobody answered', () => {
  it.each([
    ['no connection', () => HttpResponse.error(), 'none', undefined],
    ['a cut body', cutAnswer, 'unreadable', undefined],
    ['a web page', pageAnswer, 'unreadable', undefined],
    ['status 500', () => new HttpResponse(null, { status: 500 }), 'server', { status: 500 }],
  ])(
    '(%s) says so and why, reads the state again and tells it [NET-06]',
    async (_, answer, why, params) => {
      const action = testAction('money', {
        reread: async () => ({ ...game, status: 'completed' }),
        stateOf: ({ status }) => status,
        when: () => true,
      });
      // The state is as it was until the sending, and another one after it.
      const reread = vi.spyOn(action, 'reread').mockResolvedValueOnce(game);
      service.answers(answer);
      const seen: unknown[] = [];
      const stop = subscribeToasts(() => seen.push(...told()));
      expect((await perform(action, game, undefined)).kind).toBe('unknown');
      stop();
      expect(seen).toContainEqual({ key: 'actions.unknown' });
      expect(reread).toHaveBeenCalledTimes(2);
      const now = { key: 'actions.stateNow', params: { state: 'completed' } };
      expect(told()).toEqual([end(why, now, params)]);
      expect(currentToasts()[0]).toMatchObject({
        duration: null,
        about: { label: 'common.save', record: 'game g1' },
      });
      expect(activity()[0]).toMatchObject({
        outcome: 'unknown',
        message: end(why, now, params),
      });
      expect(writes()).toBe(1);
      expect(pendingMarks()).toEqual([]);
    },
  );

  it('says when the state is still the same [NET-06]', async () => {
    const action = testAction('money', {
      reread: async () => game,
      stateOf: ({ status }) => status,
    });
    service.answers(() => HttpResponse.error());
    await perform(action, game, undefined);
    const still = { key: 'actions.stateStill', params: { state: 'reconciled' } };
    expect(told()).toEqual([end('none', still)]);
  });

  it('stays locked until a refetch succeeded: at once, after 3, 10 and then 30 seconds [NET-05, NET-06]', async () => {
    let works = false;
    await showGames(() =>
      works ? HttpResponse.json([game]) : new HttpResponse(null, { status: 500 }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lists = () => service.requests.filter(({ method }) => method === 'GET').length;
    const done = perform(testAction('money'), game, undefined);
    await until(() => writes() === 1 && isTold('actions.unknown'));
    let count = 0;
    for (const pause of [0, 3000, 10_000, 30_000, 30_000]) {
      // Looked at 100 ms before and after each try.
      if (pause > 0) await vi.advanceTimersByTimeAsync(pause - 200);
      expect(lists()).toBe(count);
      works = count === 4;
      count += 1;
      await vi.advanceTimersByTimeAsync(pause > 0 ? 200 : 100);
      await until(() => lists() === count && (works || isTold('actions.unknownStill')));
      if (!works) expect((await perform(testAction('money'), game, undefined)).kind).toBe('busy');
    }
    expect((await done).kind).toBe('unknown');
    expect(isLocked(KEY)).toBe(false);
    expect(writes()).toBe(1);
    expect(told()).toContainEqual(end('none', { key: 'actions.stateRead' }));
  });

  it('stays locked until a page shows the state, when none did [NET-06]', async () => {
    service.answers(() => HttpResponse.error());
    const done = perform(testAction('money'), game, undefined);
    await vi.waitFor(() => expect(told()).toEqual([{ key: 'actions.unknownAway' }]));
    expect(isLocked(KEY)).toBe(true);
    service.answers(() => HttpResponse.json([game]));
    await queryClient.fetchQuery({
      queryKey: readKey(gamesCall, {}),
      queryFn: () => call(gamesCall, {}),
    });
    await done;
    expect(isLocked(KEY)).toBe(false);
    expect(told()).toEqual([end('none', { key: 'actions.stateRead' })]);
  });

  it('that no call could tell of says that [NET-06]', async () => {
    service.answers(() => HttpResponse.error());
    await perform(testAction('money', { reads: [] }), game, undefined);
    expect(told()).toEqual([end('none', { key: 'actions.nothingTells' })]);
    expect(isLocked(KEY)).toBe(false);
  });

  it('that its lists do not tell of says that in its own words, under its own title [NET-06, BNK-02]', async () => {
    service.answers(() => HttpResponse.error());
    const untold = { key: 'actions.nothingTells' } as const;
    const title = { key: 'bank.addFailed' } as const;
    await perform(testAction('money', { untold, failed: () => ({ title }) }), game, undefined);
    expect(currentToasts()).toMatchObject([{ title, text: end('none', untold) }]);
    expect(isLocked(KEY)).toBe(false);
  });

  it('leaves a mark for the next login when the session ends first [APP-08, NET-06]', async () => {
    await showGames(() => new HttpResponse(null, { status: 500 }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const done = perform(testAction('money'), game, undefined);
    await until(() => isTold('actions.unknown'));
    endSession('expired');
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(pendingMarks()).toMatchObject([
      { key: KEY, mark: { label: 'common.save', record: 'game g1' } },
    ]);
    expect(writes()).toBe(1);
  });
});

describe('marks of money on its way', () => {
  it('are there while the answer is open, and gone after it [NET-06]', async () => {
    let answer = () => {};
    service.answers(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ success: true });
    });
    const done = perform(testAction('money'), game, undefined);
    await vi.waitFor(() => expect(writes()).toBe(1));
    expect(pendingMarks()).toHaveLength(1);
    answer();
    await done;
    expect(pendingMarks()).toEqual([]);
  });

  it.each([
    ['confirmed', () => HttpResponse.json({ success: true })],
    ['refused', () => HttpResponse.json({ message: 'no' }, { status: 409 })],
  ])(
    'keep a result that came when the session had ended: %s [APP-08, NET-06]',
    async (end, answer) => {
      let go = () => {};
      service.answers(async () => {
        await new Promise<void>((resolve) => (go = resolve));
        return answer();
      });
      const done = perform(testAction('money'), game, undefined);
      await vi.waitFor(() => expect(writes()).toBe(1));
      endSession('expired');
      go();
      await done;
      expect(pendingMarks()).toMatchObject([{ key: KEY, mark: { record: 'game g1', end } }]);
    },
  );

  it('that are damaged are passed over', () => {
    for (const [index, text] of ['{', 'null', '[]', '{"label":1,"record":"r","at":1}'].entries())
      sessionStorage.setItem(`pending:${index}`, text);
    expect(pendingMarks()).toEqual([]);
  });
});
