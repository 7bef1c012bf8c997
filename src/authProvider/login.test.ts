// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerTime } from '#authProvider/clock.ts';
import {
  forgetLoginRounds,
  goToLogin,
  loginAddress,
  takeRoundsFromAddress,
} from '#authProvider/login.ts';
import { setConfig } from '#config/current.ts';
import { testConfig } from '#testing/testConfig.ts';

const LOGIN = 'https://login.example/staff?return={returnTo}';
const gone: string[] = [];

/** Puts the browser at an address; where it is sent is noted instead of gone to. */
function standAt(address: string): void {
  const url = new URL(address, 'https://console.example');
  vi.stubGlobal('location', {
    href: url.href,
    origin: url.origin,
    replace: (to: string) => gone.push(to),
  });
}

/** The address that the last login was told to come back to. */
const returnTo = () => new URL(gone.at(-1) ?? '').searchParams.get('return') ?? '';

beforeEach(() => {
  gone.length = 0;
  sessionStorage.clear();
  setConfig(testConfig({ loginUrl: LOGIN }));
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 6), toFake: ['Date'] });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    setServerTime(null);
  };
});

describe('going to the login page', () => {
  it('tells it where to come back to, without the token [APP-07]', () => {
    standAt('/trades/stats/7/9?tab=a%26b&jwt=secret#x');
    expect(loginAddress()).toBe(
      `https://login.example/staff?return=${encodeURIComponent(
        'https://console.example/trades/stats/7/9?tab=a%26b#x',
      )}`,
    );
  });

  it.each([
    ['/staff-login', '/staff-login?return=BACK'],
    ['/staff-login?return=', '/staff-login?return=BACK'],
    ['/staff-login?realm=a&next=', '/staff-login?realm=a&next=BACK'],
    ['/staff-login?realm=a', '/staff-login?realm=a&return=BACK'],
    ['https://login.example/staff#form', 'https://login.example/staff?return=BACK#form'],
    ['https://login.example/{returnTo}/?a=', 'https://login.example/BACK/?a='],
  ])('%s tells it too, as %s [APP-07]', (loginUrl, expected) => {
    setConfig(testConfig({ loginUrl }));
    standAt('/trades/report/7?page=2&jwt=secret');
    const back = encodeURIComponent('https://console.example/trades/report/7?page=2');
    expect(loginAddress()).toBe(expected.replace('BACK', back));
  });

  it('stops after two rounds within a minute, and starts afresh when asked to [APP-07]', () => {
    standAt('/');
    expect([goToLogin(), goToLogin(), goToLogin(), goToLogin()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(gone).toHaveLength(2);
    forgetLoginRounds();
    expect(goToLogin()).toBe(true);
  });

  it('counts no round that is a minute old [APP-07]', () => {
    standAt('/');
    goToLogin();
    vi.setSystemTime(Date.now() + 60_000);
    expect([goToLogin(), goToLogin(), goToLogin()]).toEqual([true, true, false]);
  });

  it('goes on when the desk clock was put back in between [APP-07]', () => {
    standAt('/');
    goToLogin();
    goToLogin();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(goToLogin()).toBe(true);
  });

  it.each(['[1,2', 'a.b', '-5', '', '{}'])('does not trip over stored %j', (stored) => {
    standAt('/');
    sessionStorage.setItem('login-rounds', stored);
    expect(goToLogin()).toBe(true);
  });
});

describe('a browser that keeps nothing', () => {
  it('counts the rounds in the address, and clears it again [APP-07]', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    let rounds = 0;
    for (let place = '/?page=2'; rounds < 9; rounds += 1) {
      // Every round is a page of its own.
      vi.resetModules();
      const { setConfig: set } = await import('#config/current.ts');
      const login = await import('#authProvider/login.ts');
      set(testConfig({ loginUrl: LOGIN }));
      standAt(place);
      const shown = vi.fn();
      vi.stubGlobal('history', { replaceState: shown });
      login.takeRoundsFromAddress();
      expect(shown.mock.calls.map(([, , address]) => address)).toEqual(
        rounds === 0 ? [] : ['https://console.example/?page=2'],
      );
      if (!login.goToLogin()) break;
      place = returnTo();
    }
    expect(rounds).toBe(2);
  });

  it('is the only one that does so [APP-06]', () => {
    standAt('/');
    goToLogin();
    expect(returnTo()).toBe('https://console.example/');
    takeRoundsFromAddress();
  });
});
