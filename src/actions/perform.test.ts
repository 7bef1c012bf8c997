// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activity } from '#actions/activity.ts';
import { whyNot } from '#actions/allowed.ts';
import { openConfirmation, sayNo, sayYes } from '#actions/confirmations.ts';
import { pauseAction } from '#actions/pauses.ts';
import { perform } from '#actions/perform.ts';
import { currentToasts, subscribeToasts } from '#actions/toasts.ts';
import { anyLock, isLocked } from '#actions/writeLock.ts';
import { endSession, signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import { setConfig } from '#config/current.ts';
import { call } from '#http/call.ts';
import { elapse, fakeWaits } from '#http/elapse.ts';
import { Failure } from '#http/failure.ts';
import { issueToken, type Role } from '#mocks/token.ts';
import {
  asks,
  drawQuestions,
  type Game,
  gamesCall,
  signInBy,
  stoppedLines,
  testAction,
} from '#testing/actions.ts';
import { fakeService, rawAnswer } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

drawQuestions();
const service = fakeService();
const game: Game = { id: 'g1', status: 'reconciled' };
const writes = () => service.requests.filter(({ method }) => method === 'POST').length;
const dialogOpens = () => vi.waitFor(() => expect(openConfirmation()).not.toBeNull());
const toasted = () => currentToasts().map(({ title, text }) => [wordOf(title), wordOf(text)]);
const wordOf = (text: unknown) =>
  typeof text === 'object' && text !== null ? Reflect.get(text, 'key') : text;
const signInAs = (role: Role) => signInBy(issueToken({ role }));
const config = () => JSON.parse(JSON.stringify(testConfig()));

beforeEach(async () => {
  setConfig(testConfig());
  service.configures(config());
  await signInAs('admin');
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
  sessionStorage.clear();
  localStorage.clear();
});

describe('an action', () => {
  it.each(['write', 'money'] as const)(
    'of kind %s pressed twice in one task is sent once [NET-05]',
    async (effect) => {
      const action = testAction(effect);
      const both = await Promise.all([
        perform(action, game, undefined),
        perform(action, game, undefined),
      ]);
      expect(both.map(({ kind }) => kind)).toEqual(['confirmed', 'busy']);
      expect(writes()).toBe(1);
    },
  );

  it('confirmed twice, by press and by key, is sent once [NET-05, UI-01]', async () => {
    const action = testAction('money', asks);
    const first = perform(action, game, undefined);
    const second = perform(action, game, undefined);
    sayYes();
    sayYes();
    expect([(await first).kind, (await second).kind]).toEqual(['confirmed', 'cancelled']);
    expect(writes()).toBe(1);
    expect(openConfirmation()).toBeNull();
  });

  it('is sent by "Yes" alone [UI-01]', async () => {
    const done = perform(testAction('money', asks), game, undefined);
    sayNo();
    expect(await done).toEqual({ kind: 'cancelled' });
    expect(service.requests).toHaveLength(0);
  });

  it('that still runs is refused, also through a dialog opened anew [NET-05]', async () => {
    let answer = () => {};
    service.answers(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ success: true });
    });
    const action = testAction('money', { ...asks, lock: () => 'game g1' });
    const other = testAction('money', { ...asks, name: 'test.other', lock: () => 'game g1' });
    const first = perform(action, game, undefined);
    sayYes();
    await vi.waitFor(() => expect(writes()).toBe(1));
    expect(openConfirmation()).toMatchObject({ busy: true });
    sayNo();
    expect(openConfirmation()).toMatchObject({ busy: true });
    expect(anyLock()).toBe(true);
    expect((await perform(action, game, undefined)).kind).toBe('busy');
    expect((await perform(other, game, undefined)).kind).toBe('busy');
    answer();
    expect((await first).kind).toBe('confirmed');
    expect(anyLock()).toBe(false);
    expect(writes()).toBe(1);
  });

  it('on another record is not held up [NET-05]', async () => {
    const action = testAction('write');
    const both = await Promise.all([
      perform(action, game, undefined),
      perform(action, { ...game, id: 'g2' }, undefined),
    ]);
    expect(both.map(({ kind }) => kind)).toEqual(['confirmed', 'confirmed']);
  });

  it('running in another tab of this browser is not sent here [NET-05]', async () => {
    const asked: string[] = [];
    const request = async (name: string, _: object, work: (lock: null) => Promise<unknown>) => {
      asked.push(name);
      return work(null);
    };
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    const result = await perform(testAction('money'), game, undefined);
    vi.unstubAllGlobals();
    expect(result).toEqual({ kind: 'busy' });
    expect(asked).toEqual(['write:test.money:game g1']);
    expect(toasted()).toContainEqual([undefined, 'actions.runningElsewhere']);
    expect(writes()).toBe(0);
  });

  it('running in another tab is read anew here, for this tab does not hear of its end [NET-04, NET-05]', async () => {
    service.answers(() => HttpResponse.json([game]));
    const observer = new QueryObserver(queryClient, {
      queryKey: readKey(gamesCall, {}),
      queryFn: () => call(gamesCall, {}),
    });
    const close = observer.subscribe(() => {});
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const request = async (_: string, __: object, work: (lock: null) => Promise<unknown>) =>
      work(null);
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    const done = perform(testAction('money', asks), game, undefined);
    await dialogOpens();
    sayYes();
    expect(await done).toEqual({ kind: 'busy' });
    await vi.waitFor(() => expect(service.requests).toHaveLength(2));
    vi.unstubAllGlobals();
    expect(service.requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
    expect(openConfirmation()).toBeNull();
    close();
  });

  it('takes its own dialog away, and no other [UI-01]', async () => {
    let answer = () => {};
    service.answers(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ success: true });
    });
    const quiet = perform(testAction('write'), game, undefined);
    await vi.waitFor(() => expect(writes()).toBe(1));
    const asking = perform(testAction('money', asks), { ...game, id: 'g2' }, undefined);
    await dialogOpens();
    answer();
    await quiet;
    expect(openConfirmation()).not.toBeNull();
    sayNo();
    expect((await asking).kind).toBe('cancelled');
  });
});

describe('what may not be done', () => {
  it.each([
    ['for a role that it does not name', () => signInAs('support'), 'actions.notAllowed'],
    [
      'while the console is read-only',
      () => setConfig(testConfig({ readOnly: true })),
      'actions.readOnly',
    ],
    [
      'without a connection',
      () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
      'failures.offline',
    ],
    ['after the session has ended', () => endSession('expired'), 'session.ended'],
  ])('%s is told at once and sends nothing [APP-19, NET-10]', async (_, arrange, reason) => {
    await arrange();
    const result = await perform(testAction('money', asks), game, undefined);
    expect(result).toEqual({ kind: 'notAllowed' });
    expect(openConfirmation()).toBeNull();
    expect(toasted()).toEqual([['actions.error', reason]]);
    expect(service.requests).toHaveLength(0);
  });

  it('by the record’s own rule says that rule [UI-14]', async () => {
    const action = testAction('money', { when: () => ({ key: 'actions.gone' }) });
    expect(await perform(action, game, undefined)).toEqual({ kind: 'notAllowed' });
    expect(toasted()).toEqual([['actions.error', 'actions.gone']]);
  });
});

describe('between "Yes" and the sending', () => {
  const money = (fresh: Game | undefined | Error, overrides = {}) =>
    testAction('money', {
      ...asks,
      reread: async () => {
        if (fresh instanceof Error) throw fresh;
        return fresh;
      },
      stateOf: ({ status }) => status,
      ...overrides,
    });

  it('a changed state stops, and both are shown [PRD-18, NET-06]', async () => {
    const done = perform(money({ id: 'g1', status: 'cancelled' }), game, undefined);
    sayYes();
    expect(await done).toEqual({ kind: 'stopped' });
    expect(stoppedLines()).toEqual([
      ['actions.changedTitle', undefined],
      ['actions.changedBefore', { state: 'reconciled' }],
      ['actions.changedNow', { state: 'cancelled' }],
    ]);
    expect(writes()).toBe(0);
    expect(isLocked('test.money:game g1')).toBe(false);
    sayNo();
    expect(openConfirmation()).toBeNull();
  });

  it.each([
    ['a record that is gone', undefined, 'actions.gone'],
    ['a state that cannot be read', new Error('Cannot reach auth'), 'actions.unread'],
  ])('%s stops [PRD-18]', async (_, fresh, reason) => {
    const done = perform(money(fresh), game, undefined);
    sayYes();
    expect(await done).toEqual({ kind: 'stopped' });
    expect(stoppedLines()?.map(([key]) => key)).toEqual([reason]);
    expect(writes()).toBe(0);
  });

  it('a state that cannot be read says why in a text of ours, by the kind of failure [APP-17]', async () => {
    const done = perform(
      money(new Failure('network', gamesCall, { stage: 'reading' })),
      game,
      undefined,
    );
    sayYes();
    await done;
    const why = expect.objectContaining({ key: 'failures.network' });
    expect(stoppedLines()).toEqual([['actions.unread', { message: why }]]);
  });

  it('a line that changed stops although the state is the same [PRD-18]', async () => {
    const action = money(game, { changes: () => [{ key: 'actions.done' }] });
    const done = perform(action, game, undefined);
    sayYes();
    expect(await done).toEqual({ kind: 'stopped' });
    expect(stoppedLines()?.at(-1)).toEqual(['actions.done', undefined]);
  });

  it('a plain write that can reread its record stops as well [PIC-05]', async () => {
    const action = testAction('write', {
      ...asks,
      reread: async () => ({ ...game, status: 'cancelled' }),
      stateOf: ({ status }) => status,
    });
    const done = perform(action, game, undefined);
    sayYes();
    expect(await done).toEqual({ kind: 'stopped' });
    expect(writes()).toBe(0);
  });

  it('an unchanged state goes on [PRD-18]', async () => {
    const done = perform(money({ ...game }), game, undefined);
    sayYes();
    expect((await done).kind).toBe('confirmed');
  });

  it('writes switched off by an operator stop a money action [APP-19]', async () => {
    const done = perform(money(game), game, undefined);
    service.configures({ ...config(), readOnly: true });
    sayYes();
    expect(await done).toEqual({ kind: 'stopped' });
    expect(stoppedLines()?.map(([key]) => key)).toEqual(['actions.readOnly']);
    expect(service.requests).toHaveLength(0);
  });

  it('writes switched off while a plain dialog was open stop it as well [APP-19]', async () => {
    const done = perform(testAction('write', asks), game, undefined);
    setConfig(testConfig({ readOnly: true }));
    sayYes();
    expect(await done).toEqual({ kind: 'stopped' });
    expect(service.requests).toHaveLength(0);
  });

  it('a session that ended stops [APP-08]', async () => {
    const done = perform(money(game), game, undefined);
    endSession('expired');
    sayYes();
    expect(await done).toEqual({ kind: 'stopped' });
    expect(service.requests).toHaveLength(0);
  });
});

describe('what is told', () => {
  it('is exactly Loading, then Success with the server’s message, for 3 seconds [NET-07]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const seen: unknown[] = [];
    const stop = subscribeToasts(() => seen.push(...toasted()));
    await perform(testAction('write'), game, undefined);
    stop();
    expect(seen).toEqual([
      ['actions.loadingTitle', 'actions.loadingText'],
      ['actions.success', 'Done'],
    ]);
    vi.advanceTimersByTime(2999);
    expect(toasted()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasted()).toEqual([]);
  });

  it.each([
    [{ message: 'Already distributed' }, 'Already distributed'],
    [{}, 'failures.refused'],
  ])('of a refusal %j is Error and %s, for 3 seconds [NET-07]', async (body, text) => {
    service.answers(() => HttpResponse.json(body, { status: 400 }));
    const result = await perform(testAction('write'), game, undefined);
    expect(result).toMatchObject({ kind: 'refused', failure: { status: 400 } });
    expect(toasted()).toEqual([['actions.error', text]]);
    expect(currentToasts()[0]).toMatchObject({ tone: 'error', duration: 3000 });
  });

  it('of plain notices is shown for 5 seconds [NET-07]', async () => {
    await perform(testAction('write', { notices: 'plain' }), game, undefined);
    expect(currentToasts()[0]).toMatchObject({ tone: 'success', duration: 5000, text: 'Done' });
    expect(currentToasts()[0]?.title).toBeUndefined();
  });

  it('after 5 seconds of a money action is that it still works [NET-05]', async () => {
    service.answers(() => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void perform(testAction('money'), game, undefined);
    await vi.waitFor(() => expect(writes()).toBe(1));
    await vi.advanceTimersByTimeAsync(5000);
    expect(toasted()).toEqual([['actions.loadingTitle', 'actions.stillWorking']]);
  });

  it('of an upload that nobody answered speaks of no list [NET-06, MAIL-02]', async () => {
    service.answers(() => HttpResponse.error());
    expect((await perform(testAction('upload'), game, undefined)).kind).toBe('unknown');
    expect(currentToasts()[0]).toMatchObject({ text: { key: 'actions.maybeArrived' } });
  });

  it('of a plain write that nobody answered stays: it may have been saved [NET-06]', async () => {
    service.answers(() => HttpResponse.error());
    const result = await perform(testAction('write'), game, undefined);
    expect(result.kind).toBe('unknown');
    expect(currentToasts()[0]).toMatchObject({
      tone: 'error',
      text: { key: 'actions.maybeSaved' },
      duration: null,
    });
  });

  it('is kept in the list of this session with time, record, outcome and message [ACT-01]', async () => {
    await perform(testAction('write'), game, undefined);
    service.answers(() => HttpResponse.json({ message: 'No' }, { status: 409 }));
    await perform(testAction('write'), { ...game, id: 'g2' }, undefined);
    expect(activity()).toMatchObject([
      { action: 'test.write', record: 'game g2', outcome: 'refused', message: 'No' },
      { action: 'test.write', record: 'game g1', outcome: 'confirmed', message: 'Done' },
    ]);
    signOut();
    expect(activity()).toEqual([]);
    expect(currentToasts()).toEqual([]);
  });

  it.each([
    ['told by the service', 'Sun, 10 Apr 2022 17:25:03 GMT', Date.UTC(2022, 3, 10, 17, 25, 3)],
    ['not told', 'soon', undefined],
  ])('keeps the time of the answer as %s [SET-02]', async (_, date, answeredAt) => {
    service.answers(() =>
      HttpResponse.json({ success: true }, { headers: { date, 'x-request-id': 'req-7' } }),
    );
    await perform(testAction('money'), game, undefined);
    expect(activity()[0]).toMatchObject({ outcome: 'confirmed', requestId: 'req-7' });
    expect(activity()[0]?.answeredAt).toBe(answeredAt);
  });

  it('wrongly by a mistake of ours does not undo what the service did [NET-06]', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const action = testAction('money', {
      succeeded: () => {
        throw new Error('wording');
      },
    });
    expect((await perform(action, game, undefined)).kind).toBe('confirmed');
    expect(toasted()).toEqual([['actions.success', 'Done']]);
    expect(error).toHaveBeenCalledTimes(1);
    expect(anyLock()).toBe(false);
  });

  it('of a mistake before the sending is an error; nothing is left locked [NET-05]', async () => {
    const action = testAction('money', {
      ...asks,
      input: () => {
        throw new Error('no such field');
      },
    });
    const done = perform(action, game, undefined);
    sayYes();
    await expect(done).rejects.toThrow('no such field');
    expect(openConfirmation()).toBeNull();
    expect(toasted()).toEqual([['actions.error', 'actions.wrong']]);
    expect([anyLock(), writes()]).toEqual([false, 0]);
  });
});

describe('an answer', () => {
  /** A list on the screen; gives how often it was read. */
  function showGames(): () => number {
    const observer = new QueryObserver(queryClient, {
      queryKey: readKey(gamesCall, {}),
      queryFn: ({ signal }) => call(gamesCall, {}, { signal }),
      retry: false,
    });
    observer.subscribe(() => {});
    return () => service.requests.filter(({ method }) => method === 'GET').length;
  }

  it('refetches what it made stale before the lock goes [NET-04, NET-05]', async () => {
    const list = showGames();
    service.answers((request) =>
      request.method === 'GET' ? HttpResponse.json([game]) : HttpResponse.json({ success: true }),
    );
    await vi.waitFor(() => expect(list()).toBeGreaterThan(0));
    const before = list();
    await perform(testAction('write'), game, undefined);
    expect(list()).toBe(before + 1);
  });

  it('stands although the refetch fails [NET-06]', async () => {
    showGames();
    service.answers((request) =>
      request.method === 'GET' ? rawAnswer('{}') : HttpResponse.json({ success: true }),
    );
    expect((await perform(testAction('money'), game, undefined)).kind).toBe('confirmed');
  });
});

describe('an action that a service refuses as one too many', () => {
  const throttled = () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '12' } });

  it.each(['write', 'money'] as const)(
    'of kind %s is refused, told with its pause, closed for it and sent by nobody [NET-05, NET-06]',
    async (effect) => {
      service.answers(({ method }) => (method === 'POST' ? throttled() : rawAnswer('[]')));
      vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      await signInAs('admin');
      const action = testAction(effect);
      expect(await perform(action, game, undefined)).toMatchObject({ kind: 'refused' });
      expect(currentToasts()).toMatchObject([
        { title: { key: 'actions.error' }, text: { key: 'failures.throttled' }, until: 12_000 },
      ]);
      expect((await perform(action, game, undefined)).kind).toBe('notAllowed');
      expect(toasted().at(-1)).toEqual(['actions.error', 'actions.throttled']);
      const wide = testAction(effect, { name: 'test.other', lock: () => 'game g1' });
      expect([whyNot(action, game, undefined), whyNot(wide, game, undefined)]).toEqual([
        { key: 'actions.throttled', params: { seconds: 12 } },
        null,
      ]);
      await vi.advanceTimersByTimeAsync(12_000);
      expect([writes(), whyNot(action, game, undefined)]).toEqual([1, null]);
      service.answers(() => HttpResponse.json({ success: true }));
      expect((await perform(action, game, undefined)).kind).toBe('confirmed');
      expect(writes()).toBe(2);
    },
  );

  it.each([
    [
      'in the pause that came meanwhile',
      (action: ReturnType<typeof testAction>) => pauseAction(action, game, Date.now() + 12_000),
    ],
    [
      'when its record cannot be read for one',
      (action: ReturnType<typeof testAction>) => {
        action.reread = () => call(gamesCall, {}).then(() => game);
      },
    ],
  ])('stops %s, and reads no list at once [NET-04, NET-05]', async (_, arrange) => {
    fakeWaits();
    const observer = new QueryObserver(queryClient, {
      queryKey: readKey(gamesCall, {}),
      queryFn: () => read(),
      retry: false,
    });
    const read = vi.fn(async () => [game]);
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    service.answers(throttled);
    const action = testAction('write', asks);
    const done = perform(action, game, undefined);
    arrange(action);
    sayYes();
    expect(await done).toEqual({ kind: 'stopped' });
    await elapse(20_000);
    expect([read.mock.calls.length, writes()]).toEqual([1, 0]);
    stop();
  });

  it('is open again for the next person [APP-06]', async () => {
    service.answers(throttled);
    const action = testAction('write');
    await perform(action, game, undefined);
    signOut();
    await signInAs('admin');
    expect(whyNot(action, game, undefined)).toBeNull();
  });
});
