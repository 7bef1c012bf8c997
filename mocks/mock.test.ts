import { Collection } from '@msw/data';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { acknowledgement, id } from '#contract/codecs.ts';
import { endpoint } from '#contract/endpoint.ts';
import { area } from '#mocks/database.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { issueToken, type Role } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';

const listTills = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'tills/list',
  query: z.object({ page: z.number().int(), search: z.string().min(1).optional() }),
  answer: z.object({ data: z.array(z.looseObject({ _id: id })) }),
  effect: 'read',
});
const closeTill = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'tills/{_id}/close',
  body: z.object({ cash: z.number() }),
  answer: acknowledgement,
  effect: 'money',
});
const uploadSlips = endpoint({
  service: 'mail',
  method: 'POST',
  path: 'slips',
  body: z.object({ files: z.array(z.instanceof(File)) }),
  multipart: true,
  answer: acknowledgement,
  effect: 'upload',
});
const listOdd = endpoint({
  service: 'staticData',
  method: 'GET',
  path: 'odd.json',
  answer: z.array(z.string()),
  effect: 'read',
});

const tills = area({
  name: 'tills',
  collections: () => ({
    tills: new Collection({
      schema: z.object({ _id: z.string(), status: z.string(), code: z.string() }),
    }),
  }),
  seed: async ({ tills }, { random, rows }) => {
    for (let n = 1; n <= rows(3); n++)
      await tills.create({ _id: `t${n}`, status: 'open', code: random.hexId() });
  },
});

const admin: readonly Role[] = ['admin'];
const tillMocks = [
  mock(listTills, {
    roles: ['admin', 'support'],
    handle: async ({ db }) => ({ data: (await db.area(tills)).tills.all() }),
  }),
  mock(closeTill, {
    roles: admin,
    handle: async ({ input, db }) => {
      const collection = (await db.area(tills)).tills;
      const till = collection.findFirst((q) => q.where({ _id: input.path._id }));
      if (!till) refuse(404, 'No such till');
      if (till.status !== 'open') refuse(409, 'The till is already closed');
      await collection.update(till, {
        data: (draft) => {
          draft.status = 'closed';
        },
      });
      return { success: true, message: `Closed with ${input.body.cash}` };
    },
  }),
  mock(uploadSlips, {
    roles: admin,
    handle: ({ input }) => ({ success: true, message: `${input.body.files.length} slips` }),
  }),
  mock(listOdd, { roles: 'anyone', handle: () => [1] }),
];

const services = setupServices({ mocks: tillMocks });
const CLOSE = 'POST auth tills/{_id}/close';

const send = (
  path: string,
  {
    method = 'GET',
    token = issueToken({ role: 'admin' }),
    body,
    headers,
  }: {
    method?: string;
    token?: string | null;
    body?: unknown;
    headers?: Record<string, string>;
  } = {},
) =>
  fetch(`http://localhost/services/${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const close = (headers?: Record<string, string>, till = 't1') =>
  send(`auth/tills/${till}/close`, {
    method: 'POST',
    body: { cash: 5 },
    ...(headers && { headers }),
  });
const statuses = async (headers: Record<string, string> = {}) => {
  const response = await send('auth/tills/list?page=1', { headers });
  const { data } = (await response.json()) as { data: { status: string }[] };
  return data.map((till) => till.status);
};

describe('who may call', () => {
  it.each([
    ['no token', null, 401],
    [
      'a forged token',
      `${issueToken({ role: 'support' }).split('.').slice(0, 2).join('.')}.x`,
      401,
    ],
    ['an expired token', issueToken({ role: 'admin', expiresInSeconds: -1 }), 401],
    ['a token without exp', issueToken({ role: 'admin', claims: { exp: undefined } }), 401],
    ['an inactive account', issueToken({ role: 'admin', status: 'inactive' }), 401],
    ['another role', issueToken({ role: 'operations' }), 403],
    ['a role that may', issueToken({ role: 'support' }), 200],
  ])('answers a call with %s', async (_, token, status) => {
    const response = await send('auth/tills/list?page=1', { token });
    expect(response.status).toBe(status);
    if (status !== 200) expect(await response.json()).toMatchObject({ success: false });
  });

  it('takes claims of somebody else under a foreign signature for forged', async () => {
    const [, mine] = issueToken({ role: 'admin' }).split('.');
    const [head, , signature] = issueToken({ role: 'support' }).split('.');
    const response = await send('auth/tills/list?page=1', {
      token: `${head}.${mine}.${signature}`,
    });
    expect(response.status).toBe(401);
  });
});

describe('what is sent', () => {
  it.each([
    ['auth/tills/list', 'query.page'],
    ['auth/tills/list?page=two', 'query.page'],
    ['auth/tills/list?page=1&search=', 'query.search'],
    ['auth/tills/list?page=1&limit=5', 'limit'],
  ])('refuses GET %s and names the field', async (path, field) => {
    const response = await send(path);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain(field);
  });

  it.each([
    [{ cash: '5' }, 'body.cash'],
    [{}, 'body.cash'],
    [{ cash: 5, tip: 1 }, 'tip'],
  ])('refuses the body %j and names the field', async (body, field) => {
    const response = await send('auth/tills/t1/close', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain(field);
    expect(await statuses()).toEqual(['open', 'open', 'open']);
  });

  it('knows no other address', async () => {
    expect((await send('auth/tills')).status).toBe(404);
    expect((await send('auth/tills/list', { method: 'POST' })).status).toBe(404);
  });

  it('reads a form, also with a single file, and notes name, size and digest', async () => {
    const form = new FormData();
    form.append('files', new File(['abc'], 'a"b\r\n.pdf', { type: 'application/pdf' }));
    const response = await fetch('http://localhost/services/mail/slips', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${issueToken({ role: 'admin' })}` },
    });
    expect(await response.json()).toEqual({ success: true, message: '1 slips' });
    expect(services.requests('POST mail slips')[0]?.body).toEqual({
      files: {
        name: 'a"b\r\n.pdf',
        size: 3,
        type: 'application/pdf',
        sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
    });
  });
});

describe('records', () => {
  it('keeps what was written, until the next test', async () => {
    expect((await close()).status).toBe(200);
    expect(await statuses()).toEqual(['closed', 'open', 'open']);
  });

  it('starts afresh, the same every time', async () => {
    expect(await statuses()).toEqual(['open', 'open', 'open']);
    const codes = (await services.db().area(tills)).tills.all().map((till) => till.code);
    expect(codes).toEqual((await services.db().area(tills)).tills.all().map((till) => till.code));
    expect(new Set(codes).size).toBe(3);
    expect(codes[0]).toMatchInlineSnapshot(`"bde5b94033cf0b8081a9d26f"`);
  });

  it('lets only one of two equal writes through', async () => {
    const both = await Promise.all([close(), close()]);
    expect(both.map((response) => response.status).sort()).toEqual([200, 409]);
  });

  it('keeps spaces apart: records, log and faults', async () => {
    const other = { 'x-services-space': 'other' };
    services.fault({ call: CLOSE, status: 500 });
    expect((await close(other)).status).toBe(200);
    expect((await close()).status).toBe(500);
    expect(await statuses(other)).toEqual(['closed', 'open', 'open']);
    expect(await statuses()).toEqual(['open', 'open', 'open']);
    expect(services.requests(CLOSE)).toHaveLength(1);
  });

  it('says so when a mock answers something else than the contract', async () => {
    const response = await send('static-data/odd.json', { token: null });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('breaks the contract');
  });
});

describe('faults', () => {
  it('gives the status and body asked for, so many times, and changes nothing', async () => {
    services.fault({
      call: CLOSE,
      status: 429,
      times: 2,
      body: { message: 'Slow down' },
      headers: { 'retry-after': '7' },
    });
    const first = await close();
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await first.json()).toEqual({ message: 'Slow down' });
    expect((await close()).status).toBe(429);
    expect(await statuses()).toEqual(['open', 'open', 'open']);
    expect((await close()).status).toBe(200);
  });

  it('loses the answer of a write that took effect, when told so', async () => {
    services.fault({ call: CLOSE, fault: 'reset', applied: true });
    await expect(close()).rejects.toThrow(TypeError);
    expect(await statuses()).toEqual(['closed', 'open', 'open']);
    expect(services.requests(CLOSE)[0]).toMatchObject({ status: 0, fault: 'reset', role: 'admin' });
  });

  it.each([
    ['html', 'text/html', /^<!doctype html>/],
    ['empty', null, /^$/],
    ['null', 'application/json', /^null$/],
    ['malformed', 'application/json', /^\{"success":true[^}]*$/],
    ['wrong-shape', 'application/json', /^\{"success":"odd","message":"odd"\}$/],
  ] as const)('answers 200 with %s', async (kind, contentType, text) => {
    services.fault({ call: '*', fault: kind });
    const response = await close();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(await response.text()).toMatch(text);
  });

  it('cuts the body after the headers', async () => {
    const response = await close({ 'x-service-fault': 'fault=cut' });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('answers late, and the write takes effect late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = close({ 'x-service-fault': 'delay=4000' });
    await vi.waitFor(() => expect(services.requests(CLOSE)).toHaveLength(1));
    expect(services.requests(CLOSE)[0]?.status).toBeNull();
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect((await response).status).toBe(200);
  });

  it('never answers until the caller gives up', async () => {
    const giveUp = new AbortController();
    const response = fetch('http://localhost/services/auth/tills/list?page=1', {
      signal: giveUp.signal,
      headers: {
        authorization: `Bearer ${issueToken({ role: 'admin' })}`,
        'x-service-fault': 'fault=never',
      },
    });
    const ended = response.then(
      () => 'answered',
      () => 'gave up',
    );
    await vi.waitFor(() => expect(services.requests()).toHaveLength(1));
    giveUp.abort();
    expect(await ended).toBe('gave up');
  });
});
