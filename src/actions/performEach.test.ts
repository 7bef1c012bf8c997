// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openConfirmation, sayNo, sayYes } from '#actions/confirmations.ts';
import { pendingMarks, standingMarks } from '#actions/pendingMarks.ts';
import { type EachRun, performEach } from '#actions/performEach.ts';
import { currentToasts } from '#actions/toasts.ts';
import { anyLock, isLocked, releaseLock, takeLock } from '#actions/writeLock.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import type { Text } from '#i18n/useText.ts';
import { issueToken } from '#mocks/token.ts';
import { asks, drawQuestions, type Game, signInBy, testAction } from '#testing/actions.ts';
import { fakeService } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

drawQuestions();
const service = fakeService();
const games: Game[] = ['g1', 'g2', 'g3', 'g4'].map((id) => ({ id, status: 'active' }));
const question = asks.confirm({ id: 'all', status: '' });
const ids = () =>
  Promise.all(service.requests.map(async (one) => (await one.clone().json()).game_id));

/** What is stored, and how often it was read. */
let reads = 0;
let readable = true;
const money = testAction('money', {
  reads: [],
  reread: async (game: Game) => {
    reads += 1;
    if (!readable) throw new Error('not now');
    return game;
  },
  stateOf: ({ status }: Game) => status,
});

let heard: unknown[] = [];
let shown = false;
let stop = new AbortController();
const run = (): EachRun<Game> => ({
  onSending: (place) => heard.push(place),
  onUnknown: (_place, text: Text) => heard.push(text.key),
  onEnd: (place, failure) => heard.push(failure ? [place, failure.kind, failure.message] : [place]),
  isShown: () => shown,
  signal: stop.signal,
});
const start = () =>
  performEach(
    money,
    games.map((subject) => ({ subject, extra: undefined })),
    question,
    run(),
  );
const yes = async () => {
  await vi.waitFor(() => expect(openConfirmation()).not.toBeNull());
  sayYes();
};
/** Answers the nth call otherwise than with success. */
const answers = (special: Record<number, () => Response | Promise<Response>>) =>
  service.answers(
    () => special[service.requests.length]?.() ?? HttpResponse.json({ success: true }),
  );
const refuses = () => HttpResponse.json({ message: 'No' }, { status: 422 });

beforeEach(async () => {
  setConfig(testConfig());
  await signInBy(issueToken({ role: 'admin' }));
  heard = [];
  reads = 0;
  readable = true;
  shown = false;
  stop = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
  sessionStorage.clear();
  localStorage.clear();
});

it('asks once, sends one call per record in their order, tells of each, and a refusal stops nothing [ANS-03, NET-05]', async () => {
  answers({ 2: refuses });
  const done = start();
  await yes();
  expect(await done).toBe(true);
  expect(await ids()).toEqual(['g1', 'g2', 'g3', 'g4']);
  expect(heard).toEqual([0, [0], 1, [1, 'refused', 'No'], 2, [2], 3, [3]]);
  expect(currentToasts()).toMatchObject([
    { tone: 'error', text: { key: 'actions.bulkDone', params: { done: 3, all: 4 } } },
  ]);
  expect([anyLock(), openConfirmation(), standingMarks()]).toEqual([false, null, []]);
});

it('after an unknown end nothing is sent until the state was read, and it is never told as done [ANS-03, NET-06]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  answers({
    2: () => {
      readable = false;
      return new HttpResponse(null, { status: 502 });
    },
  });
  const done = start();
  await yes();
  await vi.waitFor(() => expect(heard).toContain('actions.unknownStill'));
  expect([await ids(), isLocked('test.money:game g2'), pendingMarks().length]).toEqual([
    ['g1', 'g2'],
    true,
    1,
  ]);
  readable = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await done).toBe(true);
  expect(await ids()).toEqual(['g1', 'g2', 'g3', 'g4']);
  expect(heard).toContainEqual([
    1,
    'unknown',
    expect.objectContaining({ key: 'actions.unknownEnd' }),
  ]);
  expect([anyLock(), pendingMarks()]).toEqual([false, []]);
});

it('Stop waits for the one on its way and sends no other; where it is shown, no notice stands over it [ANS-03]', async () => {
  shown = true;
  answers({
    2: () => {
      stop.abort();
      return HttpResponse.json({ success: true });
    },
  });
  const done = start();
  await yes();
  expect(await done).toBe(true);
  expect([heard, currentToasts()]).toEqual([[0, [0], 1, [1]], []]);
  expect(await ids()).toEqual(['g1', 'g2']);
});

it('after one that came too often the others are named as not tried [ANS-03, NET-05]', async () => {
  answers({ 1: () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '60' } }) });
  const done = start();
  await yes();
  await done;
  expect(await ids()).toEqual(['g1']);
  expect(heard.slice(2)).toEqual(
    [1, 2, 3].map((place) => [place, 'refused', { key: 'actions.notTried' }]),
  );
});

it('reads each record again right before it is sent, and leaves out what changed meanwhile [ANS-03, PRD-18]', async () => {
  const changed = testAction('money', {
    reads: [],
    reread: async (game: Game) => ({ ...game, status: game.id === 'g2' ? 'answered' : 'active' }),
    stateOf: ({ status }: Game) => status,
  });
  const done = performEach(
    changed,
    games.map((subject) => ({ subject, extra: undefined })),
    question,
    run(),
  );
  await yes();
  await done;
  expect(await ids()).toEqual(['g1', 'g3', 'g4']);
  expect(heard).toContainEqual([1, 'stopped', { key: 'actions.changedTitle' }]);
});

it('sends nothing after No, nor while another run of the action is on its way [ANS-03, NET-05]', async () => {
  const no = start();
  await vi.waitFor(() => expect(openConfirmation()).not.toBeNull());
  sayNo();
  expect(await no).toBe(false);
  takeLock('bulk:test.money');
  const second = start();
  await yes();
  expect(await second).toBe(false);
  releaseLock('bulk:test.money');
  expect([heard, service.requests, reads]).toEqual([[], [], 0]);
});
