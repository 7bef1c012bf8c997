// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setConfig } from '#config/current.ts';
import { addBypass, listBypass } from '#contract/bank.ts';
import { type Endpoint, endpoint, type InputOf, SERVICE_NAMES } from '#contract/endpoint.ts';
import { uploadMailCsv } from '#contract/mail.ts';
import { decidePanRequest } from '#contract/pan.ts';
import { downloadFinancialReport } from '#contract/reports.ts';
import { listPlayers } from '#contract/staticData.ts';
import { uploadCertificates } from '#contract/tds.ts';
import { removeTooltip } from '#contract/tooltips.ts';
import { addressOf } from '#http/address.ts';
import { setBearerSource } from '#http/bearer.ts';
import { call, send } from '#http/call.ts';
import { fakeService, never, rawAnswer } from '#testing/fakeService.ts';
import { sampleInput } from '#testing/sampleInput.ts';
import { testConfig } from '#testing/testConfig.ts';

const service = fakeService();
const page = { query: { page: 1, limit: 10 } };
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error) => error,
  );
const anything = z.looseObject({}).nullish();

beforeEach(() => {
  setConfig(testConfig());
  setBearerSource(() => 'token-1');
});

describe('a call', () => {
  it('sends the bearer when there is one, and JSON [NET-01]', async () => {
    await send(addBypass, { body: { user_id: '42' } });
    setBearerSource(() => null);
    await send(addBypass, { body: { user_id: '42' } });
    const [first, second] = service.requests;
    expect(first?.headers.get('authorization')).toBe('Bearer token-1');
    expect(first?.headers.get('content-type')).toBe('application/json');
    expect(await first?.json()).toEqual({ user_id: 42 });
    expect(second?.headers.has('authorization')).toBe(false);
  });

  it('sends files as multipart, one part per file [NET-01, MAIL-02]', async () => {
    const files = [new File(['1'], 'a.pdf'), new File(['2'], 'b.pdf')];
    await send(uploadCertificates, { body: { files } });
    await send(uploadMailCsv, { body: { file: new File(['a,b'], 'list.csv') } });
    const [first, second] = service.requests;
    expect(first?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const sent = (await first?.formData())?.getAll('files');
    expect(sent?.map((part) => (typeof part === 'object' ? part.size : part))).toEqual([1, 1]);
    expect((await second?.formData())?.getAll('file')).toHaveLength(1);
  });

  it('sends no body when its input is all in the query [NET-01]', async () => {
    await send(decidePanRequest, { path: { _id: 'p1', decision: 'APPROVED' } });
    expect(service.requests[0]?.headers.has('content-type')).toBe(false);
    expect(await service.requests[0]?.text()).toBe('');
  });

  it('goes to the configured hosts, and the bearer to no other [NET-02]', async () => {
    const hosts = Object.fromEntries(
      SERVICE_NAMES.map((name) => [name, `https://${name.toLowerCase()}.example/v1`]),
    );
    setConfig(testConfig({ services: hosts }));
    await failureOf(call(listBypass, page));
    await failureOf(call(listPlayers, { path: { id: '7' } }));
    expect(service.requests.map(({ url }) => url)).toEqual([
      'https://auth.example/v1/users/bypass-bank-kyc/list?page=1&limit=10',
      'https://staticdata.example/v1/fantasy/game/playerlist-7.json',
    ]);
  });

  it.each(['unknown', 'constructor', '__proto__'])(
    'to the service %s that is not configured is not sent [NET-02]',
    async (name) => {
      const odd = { ...listBypass, service: name } as unknown as typeof listBypass;
      expect(await failureOf(call(odd, page))).toMatchObject({
        kind: 'notConfigured',
        stage: 'before',
      });
      expect(service.requests).toHaveLength(0);
    },
  );

  it('with an input that the contract does not take is not sent, and the field is named [UI-06]', async () => {
    const failure = await failureOf(call(addBypass, { body: { user_id: '9007199254740993' } }));
    expect(failure).toMatchObject({ kind: 'badInput', stage: 'before', field: 'user_id' });
    expect(service.requests).toHaveLength(0);
  });
});

describe('a part of a path', () => {
  const address = (_id: string) => addressOf(removeTooltip, { path: { _id } });

  it.each(['', '.', '..', '\uD800'])('%j is refused, and nothing is sent [NET-12]', async (_id) => {
    expect(await failureOf(call(removeTooltip, { path: { _id } }))).toMatchObject({
      kind: 'badInput',
      field: '_id',
    });
    expect(service.requests).toHaveLength(0);
  });

  it.each([
    '%2e%2e%2f',
    '..%2f',
    '%2e%2e',
    'a/b',
    'a?b=c#d',
    '__proto__',
    'id with space',
    '\u202E1',
    '%',
    'x'.repeat(300),
    '...',
    '0',
    'क्ष',
  ])('%j stays one part, and comes out as it went in [NET-12]', (_id) => {
    const { pathname, search, hash } = new URL(address(_id));
    const parts = pathname.split('/');
    expect(parts.slice(0, -1).join('/')).toBe('/services/auth/native-android/tooltips');
    expect(decodeURIComponent(parts.at(-1) ?? '')).toBe(_id);
    expect(search + hash).toBe('');
  });

  it('of a query is escaped, and an empty one left out [NET-01, CAL-01]', () => {
    const made = endpoint({
      service: 'auth',
      method: 'GET',
      path: 'calllogs/',
      query: z.looseObject({}),
      answer: anything,
      effect: 'read',
    });
    const query = { search: '+91 98&x=1', empty: '', none: null, page: 0 };
    expect(new URL(addressOf(made, { query })).search).toBe('?search=%2B91+98%26x%3D1&page=0');
  });

  it.each(['/a', '/a/', '/a//'])('hangs on the base %s by one slash [NET-02]', (auth) => {
    setConfig(testConfig({ services: { ...testConfig().services, auth } }));
    expect(address('7')).toBe(`${location.origin}/a/native-android/tooltips/7`);
  });
});

describe('an answer', () => {
  it('keeps numbers that a double cannot hold [NET-11, BNK-03]', async () => {
    const row = '{"_id":"a","user_id":9007199254740993,"status":"verified","json":"{}"}';
    service.answers(() => rawAnswer(`{"data":[${row}]}`));
    expect((await call(listBypass, page)).data[0]?.user_id).toBe('9007199254740993');
  });

  it('of a wrong shape names the path of the field [NET-11]', async () => {
    service.answers(() => rawAnswer('{"data":[{"status":1},null]}'));
    const failure = await failureOf(call(listBypass, page));
    expect(failure).toMatchObject({ kind: 'shape', field: 'data.0._id' });
    expect(String(failure)).toContain('Unexpected answer from auth: data.0._id');
  });

  it('with one row of a wrong shape costs that row, not the page [NET-11]', async () => {
    service.answers(() => rawAnswer('{"data":[{"_id":"a"},{"status":1},null]}'));
    const { data } = await call(listBypass, page);
    expect(data.map((row) => row?._id ?? null)).toEqual(['a', null, null]);
  });

  it.each([
    ['120', 120_000],
    ['3', 3000],
    ['9999', 120_000],
    ['soon', undefined],
    [null, undefined],
  ])('of 429 with Retry-After %s asks for %s ms [NET-03]', async (after, ms) => {
    const headers: Record<string, string> = after === null ? {} : { 'retry-after': after };
    service.answers(() => new HttpResponse(null, { status: 429, headers }));
    expect(await failureOf(call(listBypass, page))).toMatchObject({ retryAfter: ms });
  });

  it('of 429 with a date is measured by the clock of the service [NET-03]', async () => {
    const headers = {
      date: 'Mon, 05 Jan 2026 06:00:00 GMT',
      'retry-after': 'Mon, 05 Jan 2026 06:00:09 GMT',
    };
    service.answers(() => new HttpResponse(null, { status: 429, headers }));
    expect(await failureOf(call(listBypass, page))).toMatchObject({ retryAfter: 9000 });
  });

  it('may be quoted by the service’s name for the request', async () => {
    service.answers(
      () => new HttpResponse(null, { status: 500, headers: { 'x-request-id': 'req-7' } }),
    );
    expect(await failureOf(call(listBypass, page))).toMatchObject({ requestId: 'req-7' });
  });

  it('cancelled by the caller is neither late nor a lost connection', async () => {
    service.answers(never);
    const abort = new AbortController();
    const failure = failureOf(call(listBypass, page, { signal: abort.signal }));
    abort.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
  });
});

describe('a download', () => {
  const input = sampleInput(downloadFinancialReport) as InputOf<Endpoint>;
  const fetchIt = () => call(downloadFinancialReport as Endpoint, input);

  it('is a file [FIN-01]', async () => {
    service.answers(() => new HttpResponse('a,b\r\n', { headers: { 'content-type': 'text/csv' } }));
    expect(await ((await fetchIt()) as Blob).text()).toBe('a,b\r\n');
  });

  it.each([
    ['a page', 'text/html', '<h1>Sign in</h1>', 'unreadable'],
    ['nothing', 'text/csv', '', 'unreadable'],
    ['a refusal', 'application/json', '{"success":false,"message":"Not yet"}', 'refused'],
    ['another answer', 'application/json', '{"status":"queued"}', 'shape'],
  ])('that is %s instead is a failure, and no file [FIN-01]', async (_, type, body, kind) => {
    service.answers(() => new HttpResponse(body, { headers: { 'content-type': type } }));
    expect(await failureOf(fetchIt())).toMatchObject({ kind });
  });

  it.each([
    ['a refusal', '{"success":false,"message":"Not yet"}', 'refused', 'Not yet'],
    ['a refusal in a text', '\ufeff {"success":"false","message":"Not yet"}', 'refused', 'Not yet'],
    ['another answer', '{"status":"queued"}', 'shape', undefined],
    ['a list', '[{"success":false}]', 'shape', undefined],
    ['half an answer', '{"success":fal', 'unreadable', undefined],
    ['a page', '\n<!DOCTYPE html><h1>Sign in</h1>', 'unreadable', undefined],
    ['blanks', ' \r\n', 'unreadable', undefined],
  ])(
    'that is %s under the name of a csv is no file: the body decides [FIN-01, NET-06]',
    async (_, body, kind, serverMessage) => {
      const headers = {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="april.csv"',
      };
      service.answers(() => new HttpResponse(body, { headers }));
      expect(await failureOf(fetchIt())).toMatchObject({ kind, serverMessage });
    },
  );

  it('whose first heading begins with a bracket is a file [FIN-01]', async () => {
    const text = '[INR] amount,{note}\r\n1,2\r\n';
    service.answers(() => new HttpResponse(text, { headers: { 'content-type': 'text/csv' } }));
    expect(await ((await fetchIt()) as Blob).text()).toBe(text);
  });
});

describe('a slow upload', () => {
  it('is not given up while it moves, but 30 seconds after it stopped [NET-05]', async () => {
    let move = (_share: number) => {};
    let aborted = false;
    class Slow {
      upload = {};
      open() {}
      setRequestHeader() {}
      abort() {
        aborted = true;
      }
      send() {
        move = (loaded) =>
          Reflect.get(this.upload, 'onprogress')({ lengthComputable: true, loaded, total: 100 });
      }
    }
    vi.stubGlobal('XMLHttpRequest', Slow);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shares: number[] = [];
    const outcome = send(
      uploadMailCsv,
      { body: { file: new File(['a'], 'a.csv') } },
      { onProgress: (share) => shares.push(share) },
    );
    const ended = vi.fn();
    void outcome.then(ended);
    for (const loaded of [10, 20, 30]) {
      await vi.advanceTimersByTimeAsync(29_999);
      expect([aborted, ended.mock.calls.length]).toEqual([false, 0]);
      move(loaded);
    }
    await vi.advanceTimersByTimeAsync(29_999);
    expect([aborted, ended.mock.calls.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(aborted).toBe(true);
    expect(await outcome).toMatchObject({ kind: 'unknown', failure: { kind: 'timeout' } });
    expect(shares).toEqual([0.1, 0.2, 0.3]);
  });
});
