// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#authProvider/session.ts';
import { issueToken } from '#mocks/token.ts';
import { testConfig } from '#testing/testConfig.ts';

const login = vi.hoisted(() => ({ goToLogin: vi.fn(() => true), forgetLoginRounds: vi.fn() }));
vi.mock('#authProvider/login.ts', async (original) => ({
  ...(await original<object>()),
  ...login,
}));

const way = vi.hoisted(() => ({ broken: false }));
vi.mock('#http/chunks.ts', async (original) => {
  const chunks = await original<typeof import('#http/chunks.ts')>();
  const missing = () => Promise.reject(new TypeError('gone'));
  return {
    ...chunks,
    loadChunk: (name: string, load: () => Promise<unknown>) =>
      chunks.loadChunk(name, way.broken ? missing : load),
  };
});

const fetched = vi.fn<typeof fetch>();
let start: () => Promise<void>;
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  ({ start } = await import('#start.tsx'));
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/nowhere');
});
afterEach(() => {
  act(() => signOut());
  cleanup();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  fetched.mockReset();
  login.goToLogin.mockReset().mockReturnValue(true);
  login.forgetLoginRounds.mockReset();
});

const file = (overrides: Record<string, unknown> = {}) => ({
  ...JSON.parse(JSON.stringify(testConfig())),
  ...overrides,
});
const answers = (make: () => Response | Promise<Response>) =>
  fetched.mockImplementation(async (asked) => {
    if (asked !== '/config.json') throw new Error(`${asked} was asked for`);
    return make();
  });
const json = (content: unknown) => new Response(JSON.stringify(content));
const begin = () =>
  act(async () => {
    const started = start();
    await vi.advanceTimersByTimeAsync(600);
    await started;
  });
const page = () => document.body.textContent;

describe('a configuration that cannot be used', () => {
  it.each<[string, string, () => Response | Promise<Response>]>([
    ['config.json', 'answered 404', () => new Response('', { status: 404 })],
    ['config.json', 'could not be fetched', () => Promise.reject(new TypeError('no'))],
    ['config.json', 'is a web page, not JSON', () => new Response('<!doctype html>')],
    [
      'config.json',
      'is not valid JSON: line 1, column 2: it ends too early',
      () => new Response('{'),
    ],
    ['loginUrl', 'is missing', () => json(file({ loginUrl: undefined }))],
    ['services', 'is missing', () => json(file({ services: undefined }))],
    [
      'services.auth',
      'must be https (http only for this machine)',
      () => json(file({ services: { ...file().services, auth: 'ftp://a.example' } })),
    ],
    ['environment.tone', 'is missing', () => json(file({ environment: { label: 'x' } }))],
    ['readonly', 'is written readOnly', () => json(file({ readonly: true }))],
    [
      'assumptions.date',
      'is not known: keys, dates, statuses',
      () => json(file({ assumptions: { date: {} } })),
    ],
  ])(
    'is a full page that names %s: %s; nothing else is asked for [NET-02, CHK-04]',
    async (key, reason, make) => {
      answers(make);
      sessionStorage.setItem('jwt', issueToken({ role: 'admin' }));
      await begin();
      expect(screen.getByRole('alert').textContent).toContain(
        `Console configuration could not be loaded: ${key}`,
      );
      expect(page()).toContain(`${key} ${reason}.`);
      expect(login.goToLogin).not.toHaveBeenCalled();
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  it('that comes too late says so after 10 seconds, and is read again on demand [NET-02]', async () => {
    sessionStorage.setItem('jwt', issueToken({ role: 'admin' }));
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await act(async () => {
      const started = start();
      await vi.advanceTimersByTimeAsync(10_000);
      await started;
    });
    expect(page()).toContain('config.json did not arrive within 10 seconds.');
    answers(() => json(file()));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(page()).toContain('Error!!! Not Found');
  });
});

it('a part that the start needs and that cannot be had is named, with a way to load it anew [NET-09]', async () => {
  way.broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers(() => json(file({ resources: [{ name: 'offers' }] })));
  sessionStorage.setItem('jwt', issueToken({ role: 'admin' }));
  await begin();
  way.broken = false;
  expect(screen.getByRole('heading').textContent).toBe('Loading chunk fromConfig failed (error)');
  expect(page()).toContain('A new version may have been released. Reloading fetches it');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

describe('an open console', () => {
  it('reads the file again every 5 minutes: an operator can stop all writes [APP-19]', async () => {
    answers(() => json(file()));
    sessionStorage.setItem('jwt', issueToken({ role: 'admin' }));
    await begin();
    expect(page()).toContain('Error!!! Not Found');
    expect(fetched).toHaveBeenCalledTimes(1);
    answers(() => json(file({ readOnly: true, notice: 'Payout is being checked' })));
    await act(() => vi.advanceTimersByTimeAsync(298_000));
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(page()).toContain('Read-only: changes are switched off at the moment.');
    expect(page()).toContain('Payout is being checked');
  });

  it('names what is wrong with a resource of the file, and goes on [CFG-03]', async () => {
    answers(() => json(file({ resources: [{ name: 'offers' }] })));
    sessionStorage.setItem('jwt', issueToken({ role: 'admin' }));
    await begin();
    // The notice and its words come after the frame.
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(100));
      expect(page()).toContain('offers');
    }, 10_000);
    expect(page()).toContain('Error!!! Not Found');
  });
});

describe('without a session', () => {
  it('the third round to the login page within a minute is a page that names clock and account [APP-07]', async () => {
    answers(() => json(file()));
    login.goToLogin.mockReturnValue(false);
    await begin();
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Logging in does not work.*clock of this computer.*account is active/,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(login.forgetLoginRounds).toHaveBeenCalledTimes(1);
    expect(login.goToLogin).toHaveBeenCalledTimes(2);
  });
});
