import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { endpointKey } from '#contract/endpoint.ts';
import { correctingOf } from '#http/assumptions.ts';
import { PLAN } from '#http/check/plan.ts';
import { reportJson, reportText } from '#http/check/report.ts';
import type { Asked, CheckResult, Reply } from '#http/check/result.ts';
import { isClean } from '#http/check/result.ts';
import { type CheckOptions, runCheck } from '#http/check/run.ts';
import { elapse, fakeWaits } from '#http/elapse.ts';
import { textIn } from '#i18n/textIn.ts';
import { allHandlers } from '#mocks/allHandlers.ts';
import { matcher } from '#mocks/matcher.ts';
import { resetSpace, spaceOf } from '#mocks/spaces.ts';
import { issueToken } from '#mocks/token.ts';
import { testConfig } from '#testing/testConfig.ts';

const ORIGIN = 'http://localhost';
const config = testConfig();
const token = issueToken({ role: 'admin' });
const say = await textIn('en');

/** The embedded services, asked without a network. */
async function embedded({ method, address, headers, signal }: Asked): Promise<Reply> {
  const response = await getResponse(
    allHandlers,
    new Request(address, { method, headers, signal }),
  );
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return replyOf(response.status, await response.text(), response.headers);
}

const replyOf = (status: number, text: string, headers = new Headers()): Reply => ({
  status,
  header: (name) => headers.get(name),
  text: async () => text,
});

const check = (options: Partial<CheckOptions> = {}) =>
  runCheck({
    services: config.services,
    origin: ORIGIN,
    token,
    ask: embedded,
    seenBy: 'browser',
    ...options,
  });

const reads = PLAN.map(({ read }) => read);
const matching = reads.map((read) => ({ key: endpointKey(read), fits: matcher(read) }));
const readOf = (address: string): string | undefined =>
  matching.find(({ fits }) => fits(new URL(address).pathname) !== undefined)?.key;
const found = (result: CheckResult, call: string) =>
  result.calls.find((row) => row.call === call)?.finding;

beforeEach(() => resetSpace(spaceOf(null)));
afterEach(() => vi.useRealTimers());

describe('the service check of the embedded services', () => {
  it('finds that all fits, and sends nothing but declared reads [CHK-01]', async () => {
    const asked: Asked[] = [];
    const result = await check({
      ask: (request) => {
        asked.push(request);
        return embedded(request);
      },
    });
    expect(result.calls.filter(({ finding }) => finding.kind === 'differs')).toEqual([]);
    expect(isClean(result)).toBe(true);
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
    const bases = Object.values(config.services).map((path) => `${ORIGIN}${path}`);
    for (const { address } of asked)
      if (!bases.includes(address)) expect(readOf(address), address).toBeDefined();
    for (const { status, method } of spaceOf(null).requests)
      expect([method, status === 200 || status === 404]).toEqual(['GET', true]);
  });

  it('tries each read of the contract, and says of the others why not [CHK-01]', async () => {
    expect(new Set(reads)).toEqual(new Set(endpoints.filter(({ effect }) => effect === 'read')));
    const { calls } = await check();
    for (const { effect, ...endpoint } of endpoints) {
      const finding = calls.find(({ call }) => call === endpointKey(endpoint))?.finding;
      const why = effect === 'read' ? undefined : effect === 'download' ? 'download' : 'write';
      expect(finding?.kind === 'notTried' ? finding.why : undefined).toBe(why);
    }
  });

  it('tells nothing of anybody: no id, no name, no token [CHK-01]', async () => {
    const answers: string[] = [];
    const result = await check({
      user: '48213',
      ask: async (request) => {
        const reply = await embedded(request);
        answers.push(await reply.text());
        return reply;
      },
    });
    const began = new Date(result.at).toISOString();
    const told = `${reportText(result, say)}${reportJson(result)}`.replaceAll(began, '');
    // Ids, names and texts of records that no key, kind or count of a report can be.
    const values = new Set(answers.join().match(/(?<=: ?")[^"]{6,}(?=")|\b\d{6,}\b/g) ?? []);
    expect(values.size).toBeGreaterThan(500);
    const own =
      /^(?:admin|active|inactive|inprogress|completed|reconciled|cancelled|approved|pending|verified|rejected|declared|neutral|processed|status|question|answer)$/;
    expect([...values].filter((value) => !own.test(value) && told.includes(value))).toEqual([]);
    for (const secret of [token, '48213', 'Bearer']) expect(told).not.toContain(secret);
  });
});

describe('the same with one answer spoiled', () => {
  const replies = new Map<string, { status: number; text: string }>();
  const replayed = async (
    { address }: Asked,
    spoil: (key: string | undefined, reply: { status: number; text: string }) => unknown = (
      _,
      reply,
    ) => reply,
  ): Promise<Reply> => {
    const known = replies.get(address) ?? { status: 404, text: '{}' };
    const { status, text } = spoil(readOf(address), known) as typeof known;
    return replyOf(status, text);
  };
  beforeEach(async () => {
    if (replies.size > 0) return;
    await check({
      ask: async (request) => {
        const reply = await embedded(request);
        replies.set(request.address, { status: reply.status, text: await reply.text() });
        return reply;
      },
    });
  });
  const misshapen = (text: string): string => {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return '{"odd":true}';
    return JSON.stringify(
      Object.fromEntries(Object.keys(value as object).map((key) => [key, 'odd'])),
    );
  };

  it.each(reads.map((read) => [endpointKey(read), read] as const))(
    '%s: its row says where it differs, and no other does [CHK-01]',
    async (key, read) => {
      const result = await check({
        ask: (request) =>
          replayed(request, (call, reply) =>
            call === key ? { status: 200, text: misshapen(reply.text) } : reply,
          ),
      });
      const finding = found(result, key);
      expect(finding?.kind).toBe('differs');
      if (finding?.kind !== 'differs') return;
      expect(finding.differences[0]).toMatchObject({ needed: true, times: 1 });
      for (const one of result.calls)
        if (one.call !== key && one.finding.kind === 'notTried' && one.finding.why === 'needs')
          expect(PLAN.find((planned) => planned.read === read)?.gives).toBeDefined();
        else if (one.call !== key) expect(one.finding.kind, one.call).not.toBe('differs');
      expect(isClean(result)).toBe(false);
    },
  );

  const LIST = 'GET prediction super-predictor/list/league-templates';
  it.each<[string, { status?: number; text?: string }, object]>([
    ['a web page', { text: '<!doctype html><p>Sign in' }, { differences: [{ found: 'page' }] }],
    ['half a text', { text: '{"league_templates":[{' }, { differences: [{ found: 'noJson' }] }],
    ['nothing', { text: ' ' }, { differences: [{ found: 'nothing' }] }],
    ['null', { text: 'null' }, { differences: [{ path: '', expected: 'object', found: 'null' }] }],
    ['a refusal', { status: 403 }, { kind: 'refused', status: 403, said: false }],
    ['a failure', { status: 500 }, { kind: 'refused', status: 500 }],
    [
      'a refusal in words',
      { text: '{"success":false,"message":"User 48213 is blocked"}' },
      { kind: 'refused', status: 200, said: true },
    ],
    [
      'ids under another name, and more',
      {
        text: '{"league_templates":[{"id":1,"entry":9,"max_entries":"5","status":"active"}],"n":1}',
      },
      {
        additions: ['league_templates.*.id', 'n'],
        differences: [
          { path: 'league_templates.*._id', expected: 'id', found: 'missing', needed: true, of: 1 },
        ],
      },
    ],
  ])('%s is told by its kind [CHK-01]', async (_, spoiled, expected) => {
    const result = await check({
      ask: (request) =>
        replayed(request, (call, reply) => (call === LIST ? { ...reply, ...spoiled } : reply)),
    });
    expect(found(result, LIST)).toMatchObject(expected);
    expect(reportText(result, say)).not.toContain('48213');
  });

  it('names what nobody has [CHK-01]', async () => {
    const result = await check({
      ask: (request) =>
        replayed(request, (call, reply) =>
          call === 'GET groups admin/list-groups'
            ? { status: 200, text: '{"data":[],"totalPage":0}' }
            : reply,
        ),
    });
    expect(found(result, 'GET groups admin/list-groups')).toEqual({ kind: 'fits', records: 0 });
    expect(found(result, 'GET groups admin/list-messages')).toEqual({
      kind: 'notTried',
      why: 'needs',
      needs: 'group',
    });
  });

  it('is readable again with a corrected assumption [CHK-04]', async () => {
    const key = 'GET auth trades/get-games';
    const theirs = (text: string) => {
      const games: Record<string, unknown>[] = JSON.parse(text);
      return JSON.stringify({
        result: {
          rows: games.map(({ id, game_date, ...game }) => ({
            ...game,
            ref: { gameId: id },
            game_date: '09-04-2022 19:30',
            status: 'LIVE',
          })),
        },
      });
    };
    const asked: string[] = [];
    const run = (correcting = correctingOf(config)) =>
      check({
        correcting,
        ask: (request) => {
          if (readOf(request.address) === key) asked.push(new URL(request.address).search);
          return replayed(
            { ...request, address: request.address.replace('status=LIVE', 'status=inprogress') },
            (call, reply) => (call === key ? { status: 200, text: theirs(reply.text) } : reply),
          );
        },
      });
    expect(found(await run(), key)).toMatchObject({
      kind: 'differs',
      differences: [{ path: '', expected: 'list', under: ['games', 'data'], found: 'object' }],
    });
    asked.length = 0;
    const assumptions = {
      keys: { [key]: { '*.id': 'result.rows.*.ref.gameId' } },
      dates: { auth: 'DD-MM-YYYY HH:mm' },
      statuses: { auth: { LIVE: 'inprogress' } },
    };
    const result = await run(correctingOf({ ...config, assumptions }));
    expect(found(result, key)).toMatchObject({ kind: 'additions', additions: ['*.ref'] });
    expect(asked[0]).toBe('?source=dashboard&status=LIVE');
    expect(found(result, 'GET auth trades/get-questions')).toMatchObject({ kind: 'additions' });
  });
});

describe('a service', () => {
  it('that knows nothing refuses every read [CHK-01]', async () => {
    const result = await check({ ask: async () => replyOf(404, '<h1>Not found</h1>') });
    expect(isClean(result)).toBe(false);
    for (const { finding } of result.calls)
      expect(['refused 404', 'notTried needs', 'notTried write', 'notTried download']).toContain(
        `${finding.kind} ${finding.kind === 'refused' ? finding.status : 'why' in finding ? finding.why : ''}`,
      );
    for (const { reach } of result.services) expect(reach.kind).toBe('answers');
  });

  it('that hangs is told after its time-out, is asked no further, and holds nobody up [CHK-01]', async () => {
    fakeWaits();
    const seen: CheckResult[] = [];
    let asked = 0;
    const running = check({
      timeout: 15_000,
      onChange: (result) => seen.push(result),
      ask: (request) => {
        if (!request.address.includes('/auth/')) return embedded(request);
        asked += 1;
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      },
    });
    await vi.waitFor(
      () =>
        expect(found(seen.at(-1) as CheckResult, 'GET picks admin/report/month')?.kind).toBe(
          'fits',
        ),
      10_000,
    );
    expect(found(seen.at(-1) as CheckResult, 'GET auth rmg/games')?.kind).toBe('asking');
    await elapse(15_000);
    const result = await running;
    const auth = result.services.find(({ service }) => service === 'auth');
    expect(auth?.reach).toEqual({ kind: 'silent', why: 'timeout' });
    expect(asked).toBeLessThanOrEqual(3);
    const { calls } = result;
    const of = (service: string) => calls.filter((row) => row.service === service);
    expect(of('auth').some(({ finding }) => finding.kind === 'noAnswer')).toBe(true);
    expect(of('auth').some((row) => 'why' in row.finding && row.finding.why === 'silent')).toBe(
      true,
    );
    expect(of('groups').every(({ finding }) => finding.kind !== 'noAnswer')).toBe(true);
    expect(reportText(result, say)).toContain('No answer within 15 s');
  });

  it('is asked for nothing more once the check is stopped [CHK-01]', async () => {
    const stop = new AbortController();
    let asked = 0;
    const result = await check({
      signal: stop.signal,
      ask: (request) => {
        asked += 1;
        stop.abort();
        return embedded(request);
      },
    });
    expect(result.state).toBe('stopped');
    expect(isClean(result)).toBe(false);
    expect(asked).toBeLessThan(4);
    expect(found(result, 'GET auth trades/get-report')).toMatchObject({ why: 'stopped' });
  });
});
