import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleServices } from '#mocks/http.ts';
import { issueToken } from '#mocks/token.ts';
import { checkServices } from './main.ts';

let server: Server;
let nothing: Server;
let folder: string;
let origin: string;
let knowsNothing: string;
const token = issueToken({ role: 'admin' });
const file = (name: string) => join(folder, name);
const write = (name: string, content: string) => writeFileSync(file(name), content);
const listening = (one: Server) =>
  new Promise<string>((resolve) =>
    one.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(one.address() as AddressInfo).port}`),
    ),
  );

beforeAll(async () => {
  server = createServer((req, res) => {
    handleServices(req, res).then((handled) => {
      if (!handled) res.writeHead(404).end();
    });
  });
  nothing = createServer((_, res) => {
    res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  });
  origin = await listening(server);
  knowsNothing = await listening(nothing);
  folder = mkdtempSync(join(tmpdir(), 'console-check-'));
  const config = JSON.parse(readFileSync('public/config.json', 'utf8'));
  const at = (base: string) =>
    JSON.stringify({
      ...config,
      services: Object.fromEntries(
        Object.entries(config.services).map(([name, path]) => [name, `${base}${path}`]),
      ),
    });
  write('config.json', at(origin));
  write('elsewhere.json', at(knowsNothing));
  write('relative.json', JSON.stringify(config));
  write('broken.json', '{"services":');
  write('misspelt.json', JSON.stringify({ ...config, assumptions: { date: {} } }));
  write('token', `${token}\n`);
  write('prose', 'the token is in the safe');
});
afterAll(() => {
  for (const one of [server, nothing]) {
    one.closeAllConnections();
    one.close();
  }
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const printed = { out: '', error: '' };
  const code = await checkServices(args, {
    out: (text) => {
      printed.out += text;
    },
    error: (text) => {
      printed.error += text;
    },
  });
  return { code, ...printed };
}
const between = (config: string, tokens = 'token', ...more: string[]) =>
  run('--config', file(config), '--token-file', file(tokens), ...more);

describe('npm run check-services', () => {
  it('prints a table and exits 0 where all fits; the token is nowhere in it [CHK-02]', async () => {
    const { code, out, error } = await between(
      'config.json',
      'token',
      '--origin',
      'https://c.example',
    );
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^auth +Yes +\d+ ms +Allowed +Correct/m);
    expect(out).toMatch(/^GET auth rmg\/games +Fits/m);
    expect(out).toContain('Every answer is what the console expects.');
    expect(out).not.toContain(token.slice(0, 20));
  });

  it('exits 1 where something differs, of a server that knows nothing too [CHK-02]', async () => {
    const { code, out } = await between('elsewhere.json');
    expect(code).toBe(1);
    expect(out).toMatch(/^GET auth rmg\/games +Refused .*Status 404$/m);
    expect(out).toMatch(/^auth +Yes .*Not allowed: Access-Control-Allow-Origin/m);
    expect(out).toMatch(/^\d+ of 33 reads and 9 of 9 services need attention\.$/m);
  });

  it('prints JSON where that is asked for [CHK-02]', async () => {
    const { out } = await between('elsewhere.json', 'token', '--json');
    const { state, services } = JSON.parse(out);
    expect([state, services.length]).toEqual(['done', 9]);
  });

  it.each<[string, string, string[], RegExp]>([
    [
      'gone.json',
      'token',
      [],
      /^The configuration .*gone\.json cannot be read: it is not there\.$/,
    ],
    ['config.json', 'gone', [], /^The token file .*gone cannot be read: it is not there\.$/],
    ['config.json', '', [], /^The token file .* cannot be read: it is not readable\.$/],
    ['config.json', 'prose', [], /^The token file .*prose holds no token\.$/],
    [
      'broken.json',
      'token',
      [],
      /^The configuration cannot be used: config\.json is not valid JSON: line 1, column 13: it ends too early\.$/,
    ],
    [
      'misspelt.json',
      'token',
      [],
      /^The configuration cannot be used: assumptions\.date is not known: keys, dates, statuses\.$/,
    ],
    [
      'relative.json',
      'token',
      [],
      /^services\.staticData is on the console’s own origin: name it with --origin/,
    ],
    ['config.json', 'token', ['--origin', 'console'], /^--origin console is no origin/],
    ['config.json', 'token', ['--tokenfile', 'x'], /Unknown option '--tokenfile'/],
  ])('%s %s %j: a plain line and exit 2 [CHK-02]', async (config, tokens, more, line) => {
    const { code, out, error } = await between(config, tokens, ...more);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(line);
    expect(error).not.toContain('safe');
  });

  it('says how it is called when it is called wrongly [CHK-02]', async () => {
    expect(await run()).toMatchObject({ code: 2, error: expect.stringContaining('--config FILE') });
  });
});
