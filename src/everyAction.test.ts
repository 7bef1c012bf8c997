// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyAction, actions, isMoney } from '#actions/action.ts';
import { activity } from '#actions/activity.ts';
import { lockKey } from '#actions/allowed.ts';
import { openConfirmation, sayYes, subscribeConfirmations } from '#actions/confirmations.ts';
import { type Performed, perform } from '#actions/perform.ts';
import { currentToasts } from '#actions/toasts.ts';
import { isLocked } from '#actions/writeLock.ts';
import { A, ROLES, type Role, S } from '#authProvider/roles.ts';
import { signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { readKey } from '#cache/reads.ts';
import { setConfig } from '#config/current.ts';
import { endpoints } from '#contract/all.ts';
import { type Endpoint, endpointKey, isWrite } from '#contract/endpoint.ts';
import { elapse, fakeWaits } from '#http/elapse.ts';
import { issueToken } from '#mocks/token.ts';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { askedCoupon } from '#resources/coupons/couponAsked.ts';
import { newCoupon } from '#rules/coupons.ts';
import { drawQuestions, signInBy } from '#testing/actions.ts';
import { fakeService } from '#testing/fakeService.ts';
import { ACTIONS } from '#testing/roleTables.ts';
import { testConfig } from '#testing/testConfig.ts';

drawQuestions();
const service = fakeService();
const SERVICES = { ...testConfig().services, demo: '/services/demo/' };
const configWith = (overrides = {}) => testConfig({ services: SERVICES, ...overrides });
setConfig(configWith());

// Every module that declares an action, whether or not a screen in this test imports it.
const sources = import.meta.glob<string>(
  ['./{resources,custom-pages,layout}/**/*.{ts,tsx}', '!./**/*.test.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const modules = import.meta.glob([
  './{resources,custom-pages,layout}/**/*.{ts,tsx}',
  '!./**/*.test.*',
]);
const declaring = Object.keys(sources).filter((file) => /\baction[<(]/.test(sources[file] ?? ''));
await Promise.all(declaring.map((file) => modules[file]?.()));
const builtIn = [...actions.values()];
const { mistakes } = resourcesFromConfig(
  {
    ...testConfig(),
    services: SERVICES,
    resources: [
      {
        name: 'offers',
        label: 'Offers',
        service: 'demo',
        roles: ['admin', 'support'],
        fields: [{ source: 'title', type: 'text' }],
        create: true,
        edit: true,
        delete: true,
        rowActions: [
          {
            name: 'pay',
            label: 'Pay',
            path: 'offers/{id}/pay',
            money: true,
            confirm: { title: 'Pay', text: 'Pay {title}?' },
          },
        ],
      },
    ],
  },
  [],
  [],
);

/** Who may run the actions of an area; the offers are the configuration's. */
const MAY: Record<string, readonly Role[]> = { ...ACTIONS, offers: [A, S] };

const league = { _id: 'l1', entry: 10, max_entries: 5, status: 'inactive' };
const question = {
  _id: 'q1',
  question: 'Who wins?',
  question_en: 'Who wins?',
  status: 'active',
  choices: [
    { _id: 'c1', choice: 'IND' },
    { _id: 'c2', choice: 'AUS' },
  ],
  options: [{ _id: 'c1', value: 'Yes' }],
  leagues: [league],
  lines_history: [],
};
const game = {
  id: 'g1',
  game_id: 'g1',
  status: 'reconciled',
  home_team_code: 'IND',
  away_team_code: 'AUS',
};
const draft = {
  question: 'Who wins?',
  options: [
    { key: '1', choice: 'IND' },
    { key: '2', choice: 'AUS' },
  ],
};
/** A record that every action can act on: a row, a question of a game, its leagues, a mail to be sent. */
const record = {
  ...league,
  id: 'l1',
  user_id: 7,
  gameId: 'g1',
  gameName: 'IND v AUS',
  options: [{ _id: 'c1', value: 'IND' }],
  game,
  question,
  questions: [question],
  league,
  leagues: ['l1'],
  ids: ['q1'],
  open: { gameId: 'g1', game },
  template: { id: 't1', name: 'Welcome' },
  filename: 'people.csv',
  list: null,
};
const file = new File(['email\na@b.example\n'], 'people.csv');

/** Actions on something else than a record, and what a person chose or typed for one. */
const GIVEN: Record<string, { subject?: unknown; extra?: unknown }> = {
  'bank.addBypass': { subject: '7' },
  'coupons.add': {
    subject: askedCoupon({ ...newCoupon('g1'), code: 'WELCOME', discount: '10' }, [], []),
  },
  'mail.upload': { subject: file },
  'offers.create': { extra: { title: 'New' } },
  'offers.edit': { extra: { title: 'New' } },
  'picks.addPlayers': {
    extra: [{ key: '1', player_id: 'p1', picks_category: 'runs', value: '2.5' }],
  },
  'picks.markGameActive': { extra: 'active' },
  'picks.saveLines': { extra: { changes: [{ question, from: 1, to: 2.5 }], refused: 0 } },
  'picks.updateLine': { extra: '2.5' },
  'prediction.addFromTemplates': { extra: [question] },
  'prediction.addLeagues': { extra: [league] },
  'prediction.addQuestion': { extra: draft },
  'prediction.addLeagueTemplate': { extra: league },
  'prediction.addQuestionTemplate': { extra: question },
  'prediction.editQuestion': { extra: draft },
  'prediction.saveAnswer': { extra: 'c1' },
  'tds.upload': { subject: [{ key: '1', file, path: 'people.csv', unreadable: false }] },
  'tooltips.add': { extra: { element_id: 'x' } },
  'tooltips.edit': { extra: { element_id: 'x' } },
  'trades.saveAnswer': { extra: 'c1' },
};

/**
 * The action without the rules of its records, which are proven where they are declared: here is what holds
 * for every action, whatever it acts on.
 */
function walked(declared: AnyAction): AnyAction {
  const { when: _when, reread: _reread, changes: _changes, ...rest } = declared;
  return rest;
}
const givenOf = ({ name }: AnyAction) => ({
  subject: GIVEN[name]?.subject ?? record,
  extra: GIVEN[name]?.extra,
});
const run = (one: AnyAction): Promise<Performed> => {
  const { subject, extra } = givenOf(one);
  return perform(one, subject, extra);
};
const keyOf = (one: AnyAction) => lockKey(one, givenOf(one).subject);
const signInAs = (role: Role) => signInBy(issueToken({ role }));
const roleFor = ({ roles }: AnyAction): Role => roles[0] ?? A;
const toldKeys = () =>
  currentToasts().map(({ text }) => (typeof text === 'object' ? text.key : text));
/** What was learned after an end that nobody knows. */
const learned = () =>
  currentToasts().map(({ text }) => (typeof text === 'object' ? text.params?.learned : text));

const every = [...actions.values()].map((one) => [one.name, walked(one)] as const);
const money = every.filter(([, one]) => isMoney(one));

let stopYes: () => void;
beforeEach(() => {
  setConfig(configWith());
  service.configures(JSON.parse(JSON.stringify(configWith())));
  // Whoever is asked says yes.
  stopYes = subscribeConfirmations(() => {
    const open = openConfirmation();
    if (open && !open.busy) queueMicrotask(sayYes);
  });
});
afterEach(() => {
  stopYes();
  vi.useRealTimers();
  vi.restoreAllMocks();
  signOut();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the actions', () => {
  it('send every write of the contract, and each declares what it sends [NET-05]', () => {
    const sent = new Set(builtIn.map(({ endpoint }) => endpointKey(endpoint)));
    expect(endpoints.filter(isWrite).filter((one) => !sent.has(endpointKey(one)))).toEqual([]);
    for (const [, { endpoint }] of every) expect(isWrite(endpoint)).toBe(true);
  });

  it('of a resource in /config.json are walked as well [CFG-03]', () => {
    expect(mistakes).toEqual([]);
    expect([...actions.keys()].filter((name) => name.startsWith('offers.')).sort()).toEqual([
      'offers.create',
      'offers.edit',
      'offers.pay',
      'offers.remove',
    ]);
  });
});

describe.each(every)('%s', (name, one) => {
  it.each(ROLES)(
    'as %s sends one request or, where the role may not, none [APP-04, NET-05]',
    async (role) => {
      const may = MAY[name.split('.')[0] ?? '']?.includes(role);
      await signInAs(role);
      const { kind } = await run(one);
      expect([kind, service.requests.length]).toEqual(may ? ['confirmed', 1] : ['notAllowed', 0]);
      if (!may) expect(toldKeys()).toEqual(['actions.notAllowed']);
      expect(activity().map(({ action, outcome }) => [action, outcome])).toEqual(
        may ? [[name, 'confirmed']] : [],
      );
    },
  );

  it('signed out sends nothing [APP-05]', async () => {
    expect((await run(one)).kind).toBe('notAllowed');
    expect(service.requests).toHaveLength(0);
  });

  it('while the console is read-only sends nothing and says why [APP-19]', async () => {
    await signInAs(roleFor(one));
    setConfig(configWith({ readOnly: true }));
    expect((await run(one)).kind).toBe('notAllowed');
    expect([service.requests.length, toldKeys()]).toEqual([0, ['actions.readOnly']]);
  });

  it('offline is refused at once, and not sent later either [NET-05, NET-10]', async () => {
    await signInAs(roleFor(one));
    fakeWaits();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await run(one)).kind).toBe('notAllowed');
    expect(toldKeys()).toEqual(['failures.offline']);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await elapse(60_000);
    expect(service.requests).toHaveLength(0);
  });

  it('pressed again, at once and while the answer is open, is sent once [NET-05]', async () => {
    await signInAs(roleFor(one));
    let answer = () => {};
    service.answers(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ success: true, message: 'Done' });
    });
    const first = run(one);
    const second = run(one);
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    const third = await run(one);
    answer();
    expect((await first).kind).toBe('confirmed');
    expect(['busy', 'cancelled']).toContain((await second).kind);
    expect(third.kind).toBe('busy');
    expect(service.requests).toHaveLength(1);
    expect(isLocked(keyOf(one))).toBe(false);
  });
});

describe.each(money)('%s, which moves money or cannot be undone,', (name, one) => {
  it('asks before it is sent, and is stopped by writes that were just switched off [UI-01, APP-19]', async () => {
    await signInAs(roleFor(one));
    expect(one.confirm).toBeDefined();
    service.configures({ ...JSON.parse(JSON.stringify(configWith())), readOnly: true });
    expect((await run(one)).kind).toBe('stopped');
    expect(service.requests).toHaveLength(0);
  });

  it('with a lost answer is unknown, and locked until the state was read [NET-06]', async () => {
    await signInAs(roleFor(one));
    let readable = false;
    const reads = one.endpoint.touches?.() ?? [];
    const close = shows(reads, () => readable);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    service.answers(() => HttpResponse.error());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const done = run(one);
    const untold = reads.length === 0 ? { key: 'actions.nothingTells' } : one.untold;
    if (!untold) {
      await vi.waitFor(() => expect(toldKeys()).toEqual(['actions.unknownStill']));
      expect(isLocked(keyOf(one))).toBe(true);
      expect(activity()[0]).toMatchObject({ action: name, outcome: 'unknown' });
      expect((await run(one)).kind).toBe('busy');
      readable = true;
      await vi.advanceTimersByTimeAsync(3000);
    }
    expect((await done).kind).toBe('unknown');
    expect(isLocked(keyOf(one))).toBe(false);
    expect(learned()).toContainEqual(one.untold ?? untold ?? { key: 'actions.stateRead' });
    expect(service.requests).toHaveLength(1);
    close();
  });
});

/** A page that shows the first of these reads; it cannot be read again until `readable`. */
function shows([read]: readonly Endpoint[], readable: () => boolean): () => void {
  if (!read) return () => {};
  let first = true;
  const observer = new QueryObserver(queryClient, {
    queryKey: readKey(read, {} as never),
    queryFn: () => {
      if (!first && !readable()) throw new Error('not readable');
      first = false;
      return [];
    },
    retry: false,
  });
  return observer.subscribe(() => {});
}
