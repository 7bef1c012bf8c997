import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onConfigRead, refreshConfig, setConfig } from '#config/current.ts';
import { ConfigProblem, loadConfig, parseConfig } from '#config/load.ts';
import { SERVICE_NAMES } from '#contract/endpoint.ts';
import { testConfig } from '#testing/testConfig.ts';

type File = Record<string, unknown> & { services: Record<string, unknown> };

/** The file as it is served by default, to be spoiled. */
const file = (): File => JSON.parse(readFileSync('public/config.json', 'utf8'));
const without = (key: string): File => ({ ...file(), [key]: undefined });
const withService = (name: string, value: unknown): File => {
  const whole = file();
  return { ...whole, services: { ...whole.services, [name]: value } };
};

function problemOf(content: unknown): [string, string] {
  try {
    parseConfig(typeof content === 'string' ? content : JSON.stringify(content));
  } catch (error) {
    if (error instanceof ConfigProblem) return [error.key, error.reason];
  }
  return ['none', ''];
}

describe('the configuration file', () => {
  it('is fine as it is served by default [NET-02]', () => {
    expect(problemOf(file())).toEqual(['none', '']);
    expect(parseConfig(JSON.stringify(file()))).toMatchObject({
      timeZone: 'Asia/Kolkata',
      readOnly: false,
      financialReportWaitMs: 300_000,
    });
  });

  it.each<[unknown, string, string]>([
    ['', 'config.json', 'is not valid JSON: line 1, column 1: it ends too early'],
    ['{"a":', 'config.json', 'is not valid JSON: line 1, column 6: it ends too early'],
    ['{\n  "brand": "B",\n}', 'config.json', 'is not valid JSON: line 3, column 1: unexpected "}"'],
    ['<!doctype html><p>', 'config.json', 'is a web page, not JSON'],
    ['null', 'config.json', 'must be an object'],
    ['[]', 'config.json', 'must be an object'],
    ['"text"', 'config.json', 'must be an object'],
    [without('loginUrl'), 'loginUrl', 'is missing'],
    [without('services'), 'services', 'is missing'],
    ...SERVICE_NAMES.map((name): [unknown, string, string] => [
      withService(name, undefined),
      `services.${name}`,
      'is missing',
    ]),
    [withService('auth', 7), 'services.auth', 'must be a text'],
    [withService('auth', null), 'services.auth', 'must be a text'],
    [withService('auth', ''), 'services.auth', 'must be an address (https://… or /…)'],
    [withService('auth', 'auth/'), 'services.auth', 'must be an address (https://… or /…)'],
    [withService('auth', '//evil'), 'services.auth', 'must not start with two slashes'],
    [withService('auth', '/\\evil'), 'services.auth', 'must not hold blanks or backslashes'],
    [withService('auth', '/a b'), 'services.auth', 'must not hold blanks or backslashes'],
    [withService('auth', '/a?b=1'), 'services.auth', 'must not have a query'],
    [withService('auth', 'https://a.example/?b=1'), 'services.auth', 'must not have a query'],
    [
      withService('auth', 'http://a.example/'),
      'services.auth',
      'must be https (http only for this machine)',
    ],
    [
      withService('auth', 'javascript:alert(1)'),
      'services.auth',
      'must be https (http only for this machine)',
    ],
    [
      withService('auth', 'https://me:secret@a.example'),
      'services.auth',
      'must not hold a user name or password',
    ],
    [withService('more', 7), 'services.more', 'must be a text'],
    [
      { ...file(), loginUrl: 'javascript:alert(1)' },
      'loginUrl',
      'must be https (http only for this machine)',
    ],
    ...['/staff-login?return={returnto}', '/staff-login?return={returnTo', '/{}?r={returnTo}'].map(
      (loginUrl): [unknown, string, string] => [
        { ...file(), loginUrl },
        'loginUrl',
        'must have no placeholder but {returnTo}',
      ],
    ),
    [
      { ...file(), replayUrl: 'ftp://rooms.example{navigate}' },
      'replayUrl',
      'must be https (http only for this machine)',
    ],
    [{ ...file(), timeZone: 'Mars/Base' }, 'timeZone', 'must be a time zone such as Asia/Kolkata'],
    [{ ...file(), brand: ' ' }, 'brand', 'must not be empty'],
    [{ ...file(), notice: '' }, 'notice', 'must not be empty'],
    [{ ...file(), bigAmount: '1000000' }, 'bigAmount', 'must be a number'],
    [{ ...file(), bigAmount: 0 }, 'bigAmount', 'must be at least 1'],
    [{ ...file(), bigamount: 5 }, 'bigamount', 'is written bigAmount'],
    [{ ...file(), readOnly: 'yes' }, 'readOnly', 'must be true or false'],
    [{ ...file(), readonly: true }, 'readonly', 'is written readOnly'],
    [{ ...file(), financialReportWaitMs: -1 }, 'financialReportWaitMs', 'must be at least 0'],
    [{ ...file(), financialReportWaitMs: '5' }, 'financialReportWaitMs', 'must be a number'],
    [{ ...file(), environment: 'TEST' }, 'environment', 'must be an object'],
    [{ ...file(), environment: { label: 'TEST' } }, 'environment.tone', 'is missing'],
    [
      { ...file(), environment: { label: 'TEST', tone: 'pink' } },
      'environment.tone',
      'must be one of neutral, info, warning, danger',
    ],
    [
      { ...file(), media: ['https://img.example/a'] },
      'media.0',
      'must be an origin, without a path',
    ],
    [{ ...file(), media: ['/a'] }, 'media.0', 'must be an origin such as https://images.example'],
  ])('%j is refused: %s %s [NET-02]', (content, key, reason) => {
    expect(problemOf(content)).toEqual([key, reason]);
  });

  it.each([
    'https://a.example/v1',
    'http://localhost:8080/',
    'http://127.0.0.1/x',
    'http://[::1]/',
    '/a/b',
  ])('may name the service %s [NET-02]', (address) => {
    expect(problemOf(withService('auth', address))).toEqual(['none', '']);
  });

  it.each([{}, 'x', null, [7]])(
    'with resources that are %j keeps the console running [CFG-03]',
    (resources) => {
      expect(problemOf({ ...file(), resources })).toEqual(['none', '']);
    },
  );

  it('leaves keys alone that it does not know', () => {
    expect(problemOf({ ...file(), _comment: 'ours' })).toEqual(['none', '']);
  });
});

const answer = (content: unknown, init: ResponseInit = {}) =>
  Promise.resolve(new Response(JSON.stringify(content), init));

describe('reading the file', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    return () => vi.unstubAllGlobals();
  });
  afterEach(() => {
    vi.useRealTimers();
    fetched.mockReset();
  });

  it('also tells the time by the server’s clock [APP-05, NET-02]', async () => {
    fetched.mockReturnValue(answer(file(), { headers: { date: 'Mon, 05 Jan 2026 06:00:00 GMT' } }));
    expect((await loadConfig()).serverTime).toBe(Date.UTC(2026, 0, 5, 6));
    fetched.mockReturnValue(answer(file()));
    expect((await loadConfig()).serverTime).toBeNull();
    expect(fetched).toHaveBeenCalledWith(
      '/config.json',
      expect.objectContaining({ cache: 'no-store', credentials: 'omit' }),
    );
  });

  it.each([404, 403, 500, 503])(
    'that is answered %i is a problem of it [NET-02]',
    async (status) => {
      fetched.mockReturnValue(answer({}, { status }));
      await expect(loadConfig()).rejects.toMatchObject({
        key: 'config.json',
        reason: `answered ${status}`,
      });
    },
  );

  it('that fails is a problem of it [NET-02]', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadConfig()).rejects.toMatchObject({ reason: 'could not be fetched' });
  });

  it('is waited for 10 seconds [NET-02]', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const reading = expect(loadConfig()).rejects.toMatchObject({
      reason: 'did not arrive within 10 seconds',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await reading;
  });

  it('again takes over what an operator switches, and no address [APP-19]', async () => {
    const before = testConfig();
    setConfig(before);
    const read = vi.fn();
    const stop = onConfigRead(read);
    const environment = { label: 'PRODUCTION', tone: 'danger' };
    fetched.mockReturnValue(
      answer({
        ...withService('auth', 'https://other.example'),
        readOnly: true,
        notice: 'n',
        environment,
        bigAmount: 5,
      }),
    );
    expect(await refreshConfig()).toEqual({
      ...before,
      readOnly: true,
      notice: 'n',
      environment,
      bigAmount: 5,
    });
    fetched.mockReturnValue(answer(file()));
    expect(await refreshConfig()).toEqual(before);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('again, when it fails or is spoiled, changes nothing [APP-19]', async () => {
    const before = testConfig({ readOnly: true });
    setConfig(before);
    for (const spoiled of [Promise.reject(new TypeError('no')), answer('text'), answer({})]) {
      fetched.mockReturnValueOnce(spoiled);
      expect(await refreshConfig()).toBe(before);
    }
  });

  it('twice at once, counts what was asked for last [APP-19]', async () => {
    setConfig(testConfig());
    let early: (response: Response) => void = () => {};
    fetched
      .mockReturnValueOnce(new Promise((resolve) => (early = resolve)))
      .mockReturnValueOnce(answer({ ...file(), readOnly: true }));
    const first = refreshConfig();
    expect((await refreshConfig()).readOnly).toBe(true);
    early(await answer(file()));
    expect((await first).readOnly).toBe(true);
  });

  it('counts although a later reading failed [APP-19]', async () => {
    setConfig(testConfig());
    let early: (response: Response) => void = () => {};
    fetched
      .mockReturnValueOnce(new Promise((resolve) => (early = resolve)))
      .mockRejectedValueOnce(new TypeError('offline'));
    const first = refreshConfig();
    expect((await refreshConfig()).readOnly).toBe(false);
    early(await answer({ ...file(), readOnly: true }));
    expect((await first).readOnly).toBe(true);
  });
});
