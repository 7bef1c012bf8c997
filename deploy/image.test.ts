import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#config/load.ts';
import { contentSecurityPolicy, HSTS, securityHeaders } from './headers.ts';

const works = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 10_000 }).status === 0;

const BINARY = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/bin/nginx'].find(
  (path) => path !== undefined && works(path, '-v'),
);
const MIME = '/etc/nginx/mime.types';
const ENGINE = ['docker', 'podman'].find((engine) => works(engine, 'info'));
const HAS_JQ = works('jq', '--version');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = async (address: string) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const there = await fetch(address).then(
      () => true,
      () => false,
    );
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} does not answer`);
};

const config = (services: Record<string, string>, more: object = {}) => ({
  loginUrl: '/staff-login',
  services,
  ...more,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-image-'));
  // nginx gives up root for its workers, which must reach the files.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const environment = (more: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  CONSOLE_NGINX_CONF: 'deploy/nginx.conf',
  CONSOLE_CONFIG_FILE: join(folder, 'mounted.json'),
  CONSOLE_RUN: join(folder, 'run'),
  CONSOLE_NGINX: 'true',
  ...more,
});
const start = (more: Record<string, string> = {}) =>
  spawnSync('sh', ['deploy/entrypoint.sh'], { encoding: 'utf8', env: environment(more) });

describe.skipIf(!HAS_JQ)('the entry script of the image', () => {
  it.each([
    [config({ auth: '/auth/' })],
    [
      config(
        { auth: 'https://auth.example/v1/', mail: '/mail/' },
        { media: ['https://kyc.example'] },
      ),
    ],
    [
      config({
        auth: 'HTTPS://Auth.Example:443/a',
        picks: 'https://auth.example/b',
        mail: 'http://127.0.0.1:80/',
        groups: 'https://[::1]:8443/x',
      }),
    ],
    [config({ auth: '/auth/' }, { media: ['https://a.example', 'https://a.example'] })],
  ])('makes the header that the embedded server makes of %j [DEP-01]', (given) => {
    const { status, stderr } = start({ CONSOLE_CONFIG: JSON.stringify(given) });
    expect([status, stderr]).toEqual([0, '']);
    const made = readFileSync(join(folder, 'run/console.conf'), 'utf8');
    const [, policy] = /add_header Content-Security-Policy "([^"]+)"/.exec(made) ?? [];
    expect(policy).toBe(contentSecurityPolicy(given));
  });

  it('lets nothing out of an address into the file [DEP-01]', () => {
    const auth = 'https://a.example"; return 200 "x/';
    expect(start({ CONSOLE_CONFIG: JSON.stringify(config({ auth })) }).status).toBe(0);
    expect(readFileSync(join(folder, 'run/console.conf'), 'utf8')).not.toContain('return 200 "x');
  });

  it('takes a mounted file, and the variable before it [DEP-01]', () => {
    writeFileSync(
      join(folder, 'mounted.json'),
      JSON.stringify(config({ auth: 'https://file.example' })),
    );
    expect(start().status).toBe(0);
    const made = () => readFileSync(join(folder, 'run/console.conf'), 'utf8');
    expect(made()).toContain("connect-src 'self' https://file.example;");
    start({ CONSOLE_CONFIG: JSON.stringify(config({ auth: 'https://told.example' })) });
    expect(made()).toContain("connect-src 'self' https://told.example;");
  });

  it.each<[Record<string, string>, RegExp]>([
    [{}, /^console: no configuration: mount .*mounted\.json or set CONSOLE_CONFIG$/m],
    [{ CONSOLE_CONFIG: '{"services":' }, /^console: the configuration is no JSON with services$/m],
    [
      { CONSOLE_CONFIG: '{"services":[]}' },
      /^console: the configuration is no JSON with services$/m,
    ],
    [{ CONSOLE_RUN: '/proc/console' }, /^console: \/proc\/console cannot be written/m],
  ])('says in a line what it lacks: %j [DEP-01]', (given, line) => {
    const { status, stderr } = start(given);
    expect(status).toBe(1);
    expect(stderr).toMatch(line);
  });
});

it('the trial of deploy/compose.yaml has a configuration that can be used [DEP-01]', () => {
  const [, block = ''] =
    /CONSOLE_CONFIG: \|\n([\s\S]*?)\n {2}services:/.exec(
      readFileSync('deploy/compose.yaml', 'utf8'),
    ) ?? [];
  const { services } = parseConfig(block);
  expect(new Set(Object.values(services).map((address) => new URL(address).origin))).toEqual(
    new Set(['http://localhost:8081']),
  );
});

/** What an image that runs answers, whatever runs it. */
function behaves(origin: () => string, given: object) {
  it('serves the page with the headers of its configuration, and the configuration [DEP-01]', async () => {
    const page = await fetch(`${origin()}/`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
    const expected = {
      ...securityHeaders(given as never),
      'Strict-Transport-Security': HSTS,
      'Cache-Control': 'no-store',
    };
    for (const [name, value] of Object.entries(expected))
      expect(page.headers.get(name)).toBe(value);
    const served = await fetch(`${origin()}/config.json`);
    expect(served.headers.get('content-type')).toBe('application/json');
    expect(served.headers.get('cache-control')).toBe('no-store');
    expect(await served.json()).toEqual(given);
  });

  it('says that it is well, and finds no file that is not there [DEP-01]', async () => {
    expect(await (await fetch(`${origin()}/healthz`)).text()).toBe('ok\n');
    expect((await fetch(`${origin()}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${origin()}/nginx.conf`)).status).toBe(404);
  });
}

const GIVEN = config({ auth: 'https://auth.example/v1/' }, { media: ['https://kyc.example'] });

describe.skipIf(!HAS_JQ || BINARY === undefined)('nginx as the entry script starts it', () => {
  let nginx: ChildProcess;
  let origin: string;
  let home: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    home = mkdtempSync(join(tmpdir(), 'console-image-run-'));
    chmodSync(home, 0o755);
    mkdirSync(join(home, 'site/assets'), { recursive: true });
    writeFileSync(join(home, 'site/index.html'), '<!doctype html><title>Console</title>');
    // The build has the trial's own; it must not be served.
    writeFileSync(join(home, 'site/config.json'), '{"brand":"Trial"}');
    nginx = spawn('sh', ['deploy/entrypoint.sh'], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH ?? '',
        CONSOLE_NGINX_CONF: 'deploy/nginx.conf',
        CONSOLE_SITE: join(home, 'site'),
        CONSOLE_RUN: join(home, 'run'),
        CONSOLE_PORT: `127.0.0.1:${port}`,
        CONSOLE_MIME_TYPES: MIME,
        CONSOLE_NGINX: BINARY ?? '',
        CONSOLE_CONFIG: JSON.stringify(GIVEN),
      },
    });
    await answers(origin);
  });
  afterAll(() => {
    nginx?.kill();
    rmSync(home, { recursive: true, force: true });
  });
  behaves(() => origin, GIVEN);
});

describe.skipIf(ENGINE === undefined)('the image itself', () => {
  const engine = (...args: string[]) =>
    execFileSync(ENGINE ?? '', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  let container = '';
  let origin: string;
  beforeAll(async () => {
    engine('build', '-q', '-f', 'deploy/Dockerfile', '-t', 'backoffice-console:test', '.');
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    container = engine(
      ...['run', '-d', '--read-only', '--tmpfs', '/tmp:mode=1777', '--cap-drop', 'ALL'],
      ...['-p', `127.0.0.1:${port}:8080`, '-e', `CONSOLE_CONFIG=${JSON.stringify(GIVEN)}`],
      'backoffice-console:test',
    );
    await answers(origin);
  }, 900_000);
  afterAll(() => {
    if (container !== '') engine('rm', '-f', container);
  });
  behaves(() => origin, GIVEN);
  it('runs without root [DEP-01]', () => {
    expect(engine('exec', container, 'id', '-u')).toBe('101');
  });
});
