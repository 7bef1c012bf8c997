import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HSTS, securityHeaders } from './headers.ts';

const CONF = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');
/** `npm test` names one, and installs Debian's where it may. */
const BINARY = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
].find((path) => path !== undefined && works(path));

function works(path: string): boolean {
  try {
    execFileSync(path, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const FILES: Record<string, string> = {
  'index.html': '<!doctype html><title>Console</title>',
  'config.json': '{"brand":"Back office"}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/start-a1b2c3d4.js': 'export {};',
  'assets/start-a1b2c3d4.css': 'a{}',
  'assets/inter-a1b2c3d4.woff2': 'font',
  '.git/config': '[core]',
  '.env': 'SECRET=1',
};

it('the configuration for nginx sends the headers of the embedded server [NET-12, APP-06]', () => {
  const set = new Map(
    [...CONF.matchAll(/add_header ([\w-]+) "([^"]+)" always;/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(Object.fromEntries(set)).toEqual({
    ...securityHeaders({ services: {} }),
    'Strict-Transport-Security': HSTS,
  });
});

describe.skipIf(BINARY === undefined)('a real nginx with deploy/nginx.conf', () => {
  let folder: string;
  let nginx: ChildProcess;
  let origin: string;
  let log: () => string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'console-nginx-'));
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(join(folder, 'site', path, '..'), { recursive: true });
      writeFileSync(join(folder, 'site', path), text);
    }
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    log = () => readFileSync(join(folder, 'access.log'), 'utf8');
    // The file as it is deployed, but for where it listens, reads and logs.
    const site = CONF.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/console;', `root ${join(folder, 'site')};`)
      .replace('/var/log/nginx/console.log', join(folder, 'access.log'));
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
       ${process.getuid?.() === 0 ? 'user root;' : ''}
       events {}
       http {
         types { text/html html; application/json json; text/javascript js; text/css css; image/svg+xml svg; font/woff2 woff2; }
         client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
         uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
         ${site}
       }`,
    );
    nginx = spawn(BINARY ?? '', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    for (let tries = 0; tries < 100; tries += 1) {
      if (
        await fetch(origin).then(
          () => true,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  });
  afterAll(() => {
    nginx?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  // Not fetch: it sends a `sec-fetch-mode` of its own.
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, failed) => {
      const sent = request(`${origin}${path}`, { method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      });
      sent.on('error', failed).end();
    });
  const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*' };
  const page = FILES['index.html'] ?? '';

  it.each<[string, Record<string, string>]>([
    ['/', {}],
    ['/', navigation],
    ['/?jwt=a.b.c', navigation],
    ['/trades/stats/7/9?tab=a', navigation],
    ['/mail/bulk/', navigation],
    ['/nowhere', { accept: 'text/html' }],
  ])('gives the page for %s to one who goes there %j [APP-01]', async (path, headers) => {
    const { status, text, ...got } = await ask(path, headers);
    expect([status, text, got.headers['cache-control']]).toEqual([200, page, 'no-store']);
  });

  it.each<[string, Record<string, string>]>([
    ['/assets/gone-a1b2c3d4.js', navigation],
    ['/assets/', navigation],
    ['/assets', {}],
    ['/start-a1b2c3d4.js.map', {}],
    ['/gone.json', navigation],
    ['/trades/report/7', { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
    ['/trades/report/7', { accept: 'application/json' }],
    ['/.git/config', navigation],
    ['/.env', navigation],
    ['/assets/..%2f.env', navigation],
  ])('finds nothing at %s for %j [NET-09]', async (path, headers) => {
    const { status, text } = await ask(path, headers);
    expect(status).toBe(404);
    expect(text).not.toContain(page);
  });

  it.each([
    ['/config.json', 'application/json', 'no-store'],
    ['/icon.svg', 'image/svg+xml', 'no-store'],
    ['/index.html', 'text/html', 'no-store'],
    ['/assets/start-a1b2c3d4.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/inter-a1b2c3d4.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('serves %s as %s, %s [NET-02, NET-09]', async (path, type, cache) => {
    const { headers, text } = await ask(path);
    expect(text).toBe(FILES[path.slice(1)]);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cache);
  });

  it.each([
    '/',
    '/config.json',
    '/assets/start-a1b2c3d4.js',
    '/assets/gone.js',
    '/.env',
    '/x.json',
  ])('sends every header with %s, each once [NET-12]', async (path) => {
    const { headers } = await ask(path, navigation);
    const expected = { ...securityHeaders({ services: {} }), 'Strict-Transport-Security': HSTS };
    for (const [name, value] of Object.entries(expected))
      expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers.server).toBe('nginx');
  });

  it('says that it is well, and keeps no log of that [DEP-01]', async () => {
    const { status, text, headers } = await ask('/healthz');
    expect([status, text, headers['content-type']]).toEqual([200, 'ok\n', 'text/plain']);
    expect(log()).not.toContain('/healthz');
  });

  it('takes no other method for a page, and keeps the token out of its log [APP-06]', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask('/mail/bulk', navigation, method)).status).toBe(405);
    await ask('/trades/stats/7?jwt=SECRET.TOKEN.X', navigation);
    expect(log()).toContain('/trades/stats/7');
    expect(log()).not.toContain('SECRET');
  });
});
