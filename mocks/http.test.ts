import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleServices } from '#mocks/http.ts';
import { issueToken } from '#mocks/token.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((req, res) => {
    handleServices(req, res).then((handled) => {
      if (!handled) res.end('the console');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => ask('__services/reset', { method: 'POST' }));

const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/${path}`, {
    redirect: 'manual',
    ...init,
    headers: { authorization: `Bearer ${issueToken({ role: 'admin' })}`, ...headers },
  });
const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const log = async () => (await ask('__services/requests')).json();

describe('over HTTP', () => {
  it('leaves other addresses to the console', async () => {
    expect(await (await ask('trades/games-list')).text()).toBe('the console');
    expect(await (await ask('servicesother')).text()).toBe('the console');
  });

  it('notes calls, also unknown ones, and forgets them on request', async () => {
    const response = await ask('services/auth/no-such/call?a=1&a=2');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^req-/);
    expect(await log()).toMatchObject([
      {
        method: 'GET',
        service: 'auth',
        path: 'no-such/call',
        query: { a: ['1', '2'] },
        role: 'admin',
        status: 404,
      },
    ]);
    await ask('__services/requests', { method: 'DELETE' });
    expect(await log()).toEqual([]);
  });

  it('takes faults and clears them', async () => {
    expect((await post('__services/faults', { call: '*', status: 503 })).status).toBe(200);
    expect((await post('__services/faults', { call: '*', fault: 'no such' })).status).toBe(400);
    const spoiled = await ask('services/auth/x');
    expect([spoiled.status, spoiled.headers.get('connection')]).toEqual([503, 'close']);
    await ask('__services/faults', { method: 'DELETE' });
    expect((await ask('services/auth/x')).status).toBe(404);
  });

  it('cuts the connection in the middle of a body', async () => {
    const response = await ask('services/auth/x', {
      headers: { 'x-service-fault': 'fault=cut;status=200' },
    });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10);
    await expect(response.text()).rejects.toThrow();
  });

  it('drops the connection before an answer', async () => {
    const raw = await new Promise<string>((resolve) => {
      let got = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'GET /services/auth/x HTTP/1.1\r\nhost: a\r\nx-service-fault: fault=reset\r\n\r\n',
        ),
      );
      socket.on('data', (bytes) => {
        got += bytes;
      });
      socket.on('close', () => resolve(got));
      socket.on('error', () => undefined);
    });
    expect(raw).toBe('');
    expect(await log()).toMatchObject([{ fault: 'reset', status: 0, hasBearer: false }]);
  });

  it('closes the idle connections of a space when a fault is set there, so that no browser sends a call twice', async () => {
    const idle = async (space: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `GET /services/auth/x HTTP/1.1\r\nhost: a\r\nx-services-space: ${space}\r\n\r\n`,
      );
      await new Promise((resolve) => socket.once('data', resolve));
      return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) };
    };
    const [mine, theirs] = [await idle('mine'), await idle('theirs')];
    const fault = { call: 'GET auth other', fault: 'reset' };
    await post('__services/faults', fault, { 'x-services-space': 'mine' });
    await mine.closed;
    expect(theirs.socket.readyState).toBe('open');
    theirs.socket.destroy();
    expect((await ask('services/auth/x')).headers.get('connection')).toBe('keep-alive');
  });

  it('streams a part of a recording', async () => {
    const response = await ask('services/media/recording/7.wav', {
      headers: { range: 'bytes=0-9' },
    });
    expect([response.status, response.headers.get('content-length')]).toEqual([206, '10']);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF');
  });

  it('takes an upload', async () => {
    const form = new FormData();
    form.append('file', new File(['email\r\na@x.in\r\n'], 'सूची.csv'));
    const response = await ask('services/mail/mail/csv', { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({ success: true, filename: 'सूची.csv' });
    expect(await log()).toMatchObject([{ body: { file: { name: 'सूची.csv', size: 15 } } }]);
  });

  it('survives a caller that leaves while it waits', async () => {
    const leave = AbortSignal.timeout(30);
    await expect(
      ask('services/auth/x', { signal: leave, headers: { 'x-service-fault': 'fault=never' } }),
    ).rejects.toThrow();
    expect((await ask('services/auth/x')).status).toBe(404);
  });
});

describe('the control', () => {
  it('changes a record, in its own space only', async () => {
    const space = { 'x-services-space': 'patched' };
    const change = {
      collection: 'tooltips',
      where: { id: 'wallet_balance' },
      data: { message: 'New' },
    };
    expect(await (await post('__services/patch', change, space)).json()).toEqual({ changed: 1 });
    const messageIn = async (headers: Record<string, string>) =>
      (await (await ask('services/auth/native-android/tooltips', { headers })).json()).result
        .tooltips[0].message;
    expect(await messageIn(space)).toBe('New');
    expect(await messageIn({})).not.toBe('New');
    await post('__services/reset', { scale: 2 }, space);
    expect(await messageIn(space)).not.toBe('New');
  });

  it.each([
    ['__services/patch', { collection: 'none', where: {}, data: {} }, 404],
    ['__services/patch', { collection: 'tooltips' }, 400],
    ['__services/game-status', { area: 'chess', game_id: 1, status: 'active' }, 400],
    ['__services/reset', { scale: 0 }, 400],
  ])('refuses %s %j', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });
});

describe('other origins', () => {
  it('may call, and read what the console needs', async () => {
    const response = await ask('services/auth/x', { headers: { origin: 'http://localhost:9' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:9');
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it('get an answer to their preflight', async () => {
    const response = await ask('services/auth/trades/cancel-question', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:9',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-services-space',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,x-services-space',
    );
    expect(response.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(await log()).toEqual([]);
  });
});

describe('the staff login page', () => {
  it('offers the five roles and goes back with a token, other parameters kept [APP-07]', async () => {
    const page = await (await ask('staff-login?return=/trades/games-list?tab=live')).text();
    for (const role of ['Admin', 'Tech support', 'Operations', 'Support admin', 'Support'])
      expect(page).toContain(`<b>${role}</b>`);
    const back = encodeURIComponent('/trades/games-list?tab=live&jwt=old');
    const entered = await ask(`staff-login/enter?role=operations&seconds=360&return=${back}`);
    expect(entered.status).toBe(303);
    const address = new URL(entered.headers.get('location') ?? '');
    expect(address.pathname + address.search).toMatch(/^\/trades\/games-list\?tab=live&jwt=[^&]+$/);
    const token = address.searchParams.get('jwt') ?? '';
    expect(JSON.parse(atob(token.split('.')[1] ?? '')).data.user).toMatchObject({
      role: 'operations',
      status: 'active',
    });
  });

  it.each([
    ['https://evil.example/', 400],
    ['//evil.example/', 400],
    ['javascript:alert(1)', 400],
    ['http://localhost:5173/x', 303],
  ])('treats the return address %s with %i', async (back, status) => {
    const entered = await ask(`staff-login/enter?role=admin&return=${encodeURIComponent(back)}`);
    expect(entered.status).toBe(status);
  });

  it('shows a return address as text', async () => {
    const page = await (
      await ask(`staff-login?return=${encodeURIComponent('/"><img src=x>')}`)
    ).text();
    expect(page).not.toContain('<img');
  });
});
