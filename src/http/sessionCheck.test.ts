// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerTime } from '#authProvider/clock.ts';
import { endSession, sessionState, signOut, subscribeSession } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { addBypass, listBypass } from '#contract/bank.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { listGroups } from '#contract/groups.ts';
import { addLeagueTemplate } from '#contract/prediction.ts';
import { onSessionRefused } from '#http/bearer.ts';
import { call, send } from '#http/call.ts';
import { elapse, fakeWaits } from '#http/elapse.ts';
import { issueToken } from '#mocks/token.ts';
import { signInBy } from '#testing/actions.ts';
import { fakeService, pageAnswer, rawAnswer } from '#testing/fakeService.ts';
import { sampleInput } from '#testing/sampleInput.ts';
import { testConfig } from '#testing/testConfig.ts';

const BANK = 'https://auth.example';
const GROUPS = 'https://groups.example';
const service = fakeService();
const refusals: Record<string, () => Response> = {
  '401': () => new HttpResponse(null, { status: 401 }),
  'a redirect to a login page': () => HttpResponse.redirect('https://login.example/', 302),
};
const kinds = Object.keys(refusals);
const askBank = (page = 1) => call(listBypass, { query: { page, limit: 10 } });
const askGroups = () => call(listGroups, sampleInput(listGroups) as InputOf<typeof listGroups>);
const to = (host: string) => service.requests.filter(({ url }) => url.startsWith(host)).length;
const endings = vi.fn();
const why = () => {
  const state = sessionState();
  return state.status === 'ended' ? state.why : state.status;
};
/** Each host answers by its own rule, given how often it was asked, from 1. */
const answers = (rules: Record<string, (asked: number) => Response>) =>
  service.answers(({ url }) => {
    const { origin } = new URL(url);
    return rules[origin]?.(to(origin)) ?? pageAnswer();
  });

let stops: (() => void)[] = [];
beforeEach(async () => {
  const { services } = testConfig();
  setConfig(testConfig({ services: { ...services, auth: `${BANK}/`, groups: `${GROUPS}/` } }));
  await signInBy(issueToken({ role: 'admin' }));
  endings.mockClear();
  stops = [
    onSessionRefused(() => endSession('refused')),
    subscribeSession(() => sessionState().status === 'ended' && endings()),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
  setServerTime(null);
  signOut();
  sessionStorage.clear();
});

const bankRows = () => rawAnswer('{"data":[]}');
const groupRows = () => rawAnswer('{"data":[],"totalPage":0}');

describe.each(kinds)('%s', (kind) => {
  const refused = refusals[kind] ?? bankRows;

  it('from one service once is asked again, and the page goes on [NET-10]', async () => {
    answers({ [BANK]: (asked) => (asked === 1 ? refused() : bankRows()), [GROUPS]: groupRows });
    const [bank, groups] = await Promise.allSettled([askBank(), askGroups()]);
    expect([bank.status, groups.status, why()]).toEqual(['fulfilled', 'fulfilled', 'open']);
    expect([to(BANK), to(GROUPS)]).toEqual([2, 1]);
  });

  it('from one service twice ends the session, once, and is no loop [NET-10]', async () => {
    answers({ [BANK]: refused, [GROUPS]: groupRows });
    const [bank, groups] = await Promise.allSettled([askBank(), askGroups()]);
    expect([bank.status, groups.status, why()]).toEqual(['rejected', 'fulfilled', 'refused']);
    expect([to(BANK), to(GROUPS)]).toEqual([2, 1]);
    expect(endings).toHaveBeenCalledTimes(1);
  });

  it('from every service, however many calls fail, is one check and one end [NET-10]', async () => {
    answers({ [BANK]: refused, [GROUPS]: refused });
    const ended = await Promise.allSettled([askBank(1), askBank(2), askGroups(), askGroups()]);
    expect(ended.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(to(BANK) + to(GROUPS)).toBe(5);
    expect([why(), endings.mock.calls.length]).toEqual(['refused', 1]);
  });

  it('for many reads that recover is asked again once each [NET-10]', async () => {
    answers({ [BANK]: (asked) => (asked <= 3 ? refused() : bankRows()), [GROUPS]: groupRows });
    const ended = await Promise.allSettled([askBank(1), askBank(2), askBank(3)]);
    expect(ended.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
    expect([to(BANK), why()]).toEqual([6, 'open']);
  });
});

describe('while the first read in doubt is checked', () => {
  let ends: (() => void)[] = [];
  /** The first three are refused; what is asked again is answered when the test says so. */
  const doubt = () => {
    ends = [];
    service.answers(async () => {
      if (service.requests.length <= 3) return new HttpResponse(null, { status: 401 });
      await new Promise<void>((resolve) => ends.push(resolve));
      return bankRows();
    });
  };
  const asked = (count: number) =>
    vi.waitFor(() => expect([service.requests.length, ends.length]).toEqual([count, count - 3]));
  // Less than a read may take.
  const settle = () => elapse(5000);
  beforeEach(fakeWaits);
  afterEach(() => {
    vi.useRealTimers();
  });

  it('the others wait, then are asked again side by side [NET-10]', async () => {
    doubt();
    const all = Promise.all([askBank(1), askBank(2), askBank(3)]);
    await asked(4);
    await settle();
    await asked(4);
    ends[0]?.();
    await asked(6);
    for (const end of ends) end();
    await all;
    expect(why()).toBe('open');
  });

  it('one that is cancelled waits no longer, and is not sent [NET-10]', async () => {
    doubt();
    const leave = new AbortController();
    const others = Promise.all([askBank(1), askBank(2)]);
    const left = call(listBypass, { query: { page: 3, limit: 10 } }, { signal: leave.signal });
    await asked(4);
    await settle();
    leave.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    await asked(4);
    ends[0]?.();
    await asked(5);
    for (const end of ends) end();
    await others;
    expect(why()).toBe('open');
  });
});

describe('a write', () => {
  const writes: Endpoint[] = [addBypass, addLeagueTemplate];

  it.each(writes)(
    '$path refused by 401 ends the session at once, sent once [NET-05, NET-10]',
    async (endpoint) => {
      service.answers(() => new HttpResponse(null, { status: 401 }));
      const outcome = await send(endpoint, sampleInput(endpoint) as InputOf<Endpoint>);
      expect(outcome).toMatchObject({ kind: 'refused', failure: { kind: 'session' } });
      expect([service.requests.length, why()]).toEqual([1, 'refused']);
    },
  );

  it.each(
    writes.flatMap((endpoint) => [
      { endpoint, page: '<h1>Sign in</h1>' },
      { endpoint, page: '' },
    ]),
  )(
    '$endpoint.path that ends on the login page ($page) is not known to be done; the session is checked by what follows [NET-06, NET-10]',
    async ({ endpoint, page }) => {
      service.answers(({ url }) =>
        url.startsWith('https://login')
          ? HttpResponse.html(page)
          : HttpResponse.redirect('https://login.example/', 303),
      );
      const outcome = await send(endpoint, sampleInput(endpoint) as InputOf<Endpoint>);
      expect(outcome).toMatchObject({ kind: 'unknown', failure: { kind: 'unreadable' } });
      expect(service.requests.filter(({ method }) => method !== 'GET')).toHaveLength(1);
      expect(why()).toBe('open');
      await askBank().catch(() => {});
      expect(why()).toBe('refused');
    },
  );
});

it('an answer in JSON after a redirect is an answer [NET-11]', async () => {
  service.answers(({ url }) =>
    url.endsWith('/moved') ? bankRows() : HttpResponse.redirect(`${BANK}/moved`, 307),
  );
  await askBank();
  expect(why()).toBe('open');
});

it.each([
  [1, 'open'],
  [9, 'expired'],
])(
  'a service out of reach ends a session of 8 hours only when they are over: after %i h [APP-08, NET-10]',
  async (hours, ended) => {
    service.answers(() => HttpResponse.error());
    setServerTime(Date.now() + hours * 3_600_000);
    await askBank().catch(() => {});
    expect([why(), service.requests.length]).toEqual([ended, 1]);
  },
);
