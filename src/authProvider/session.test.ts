// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '#authProvider/drafts.ts';
import {
  currentSession,
  endSession,
  onPersonLeaves,
  openSession,
  recheckSession,
  replacedAnother,
  sessionState,
  signOut,
} from '#authProvider/session.ts';
import { tellSignedOut } from '#authProvider/tabs.ts';
import { takeTokenFromAddress } from '#authProvider/tokenInAddress.ts';
import { watchSession } from '#authProvider/watchSession.ts';
import { bearer } from '#http/bearer.ts';
import { issueToken } from '#mocks/token.ts';

const meera = () => issueToken({ role: 'admin', userId: 'meera' });
const tenzin = () => issueToken({ role: 'support', userId: 'tenzin' });
const visit = (address: string) =>
  history.replaceState({ seen: true }, '', `${location.origin}${address}`);
const arrive = (address: string) => {
  visit(address);
  takeTokenFromAddress();
  return openSession();
};

beforeEach(() => {
  visit('/');
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

describe('the token in the address', () => {
  it.each([
    ['/?jwt=T', '/'],
    ['/trades/games-list?status=active&jwt=T&page=2', '/trades/games-list?status=active&page=2'],
    ['/?jwt=old&jwt=T', '/'],
    ['/?jwt=T&jwt=garbage', '/'],
    ['/?jwt=T&page=2&jwt=', '/?page=2'],
    ['/unauthorized?jwt=T', '/unauthorized'],
    ['/nowhere?jwt=T#part', '/nowhere#part'],
    ['//evil.example/x?jwt=T', '//evil.example/x'],
  ])('%s is taken, and %s is left [APP-06]', async (address, left) => {
    const session = await arrive(address.replace('T', meera()));
    expect(session?.userId).toBe('meera');
    expect(location.href).toBe(`${location.origin}${left}`);
    expect(history.state).toBeNull();
    expect(sessionStorage.getItem('jwt')).toBe(session?.token);
  });

  it.each(['#jwt=T', '#/trades?jwt=T', '#a&jwt=T&b=1'])(
    'in the fragment %s goes, and signs nobody in [APP-06]',
    async (fragment) => {
      expect(await arrive(`/${fragment.replace('T', meera())}`)).toBeNull();
      expect(location.href).not.toContain('jwt');
    },
  );

  const spoiled = {
    expired: () => issueToken({ role: 'admin', userId: 'meera', expiresInSeconds: -1 }),
    inactive: () => issueToken({ role: 'admin', userId: 'meera', status: 'inactive' }),
    null: () => 'null',
    garbage: () => 'garbage',
    long: () => 'x'.repeat(8192),
  };
  const staleOf = (userId: string) => issueToken({ role: 'admin', userId, expiresInSeconds: -1 });

  it.each(['T', 'T&jwt=T', '&jwt=T'])(
    'that is stale and of the same person (%s) goes from it and ends nothing [APP-06]',
    async (form) => {
      const good = await arrive(`/?jwt=${meera()}`);
      const since = sessionStorage.getItem('jwt-since');
      keepDraft('form', 'typed');
      const address = `/?jwt=${form.replaceAll('T', staleOf('meera'))}&page=2`;
      expect((await arrive(address))?.token).toBe(good?.token);
      expect(location.search).toBe('?page=2');
      expect([readDraft('form'), sessionStorage.getItem('jwt-since')]).toEqual(['typed', since]);
    },
  );

  const nameless = (expiresInSeconds = 3600, name?: string) =>
    issueToken({
      role: 'admin',
      expiresInSeconds,
      claims: { data: { user: { status: 'active', role: 'admin', name } } },
    });
  it.each<[string, () => string, () => string]>([
    ['inactive', meera, spoiled.inactive],
    ['null', meera, spoiled.null],
    ['garbage', meera, spoiled.garbage],
    ['long', meera, spoiled.long],
    [
      'of an unknown role',
      meera,
      () => issueToken({ role: 'owner' as 'admin', userId: 'meera', name: 'Meera' }),
    ],
    [
      'without an end',
      meera,
      () => issueToken({ role: 'admin', userId: 'meera', claims: { exp: undefined } }),
    ],
    ['stale, of another person', meera, () => staleOf('tenzin')],
    [
      'inactive, of another person',
      meera,
      () => issueToken({ role: 'support', userId: 'tenzin', status: 'inactive' }),
    ],
    ['stale, of nobody', meera, () => nameless(-1)],
    ['stale and of nobody, beside one of nobody', () => nameless(), () => nameless(-1)],
    ['stale, of a namesake', () => nameless(3600, 'Asha'), () => nameless(-1, 'Asha')],
    [
      'stale, behind one of another person',
      meera,
      () => `${staleOf('tenzin')}&jwt=${staleOf('meera')}`,
    ],
    ['garbage, before an empty one', meera, () => 'garbage&jwt='],
  ])(
    '%s counts before the stored one and leads to the login page [APP-05, APP-06]',
    async (_, stored, given) => {
      expect(await arrive(`/?jwt=${stored()}`)).not.toBeNull();
      expect(await arrive(`/?jwt=${given()}&page=2`)).toBeNull();
      expect([location.search, sessionStorage.getItem('jwt')]).toEqual(['?page=2', null]);
    },
  );

  it('of a colleague that does not hold leaves what was typed for its person’s next login [APP-08]', async () => {
    await arrive(`/?jwt=${meera()}`);
    keepDraft('form', 'typed');
    await arrive(`/?jwt=${staleOf('tenzin')}`);
    await arrive(`/?jwt=${meera()}`);
    expect(readDraft('form')).toBe('typed');
  });

  it.each(Object.entries(spoiled))(
    'that does not hold (%s) signs nobody in where no session does [APP-05, APP-06]',
    async (_, bad) => {
      for (const stored of [null, bad()]) {
        if (stored !== null) sessionStorage.setItem('jwt', stored);
        expect(await arrive(`/?jwt=${bad()}`)).toBeNull();
        expect([location.search, sessionStorage.getItem('jwt')]).toEqual(['', null]);
      }
    },
  );

  it('of another person replaces the stored one, also with garbage behind it [APP-06]', async () => {
    await arrive(`/?jwt=${meera()}`);
    expect((await arrive(`/?jwt=${tenzin()}&jwt=garbage`))?.userId).toBe('tenzin');
  });

  it('when valid replaces an expired stored one [APP-06]', async () => {
    sessionStorage.setItem('jwt', issueToken({ role: 'admin', expiresInSeconds: -1 }));
    expect((await arrive(`/?jwt=${tenzin()}`))?.userId).toBe('tenzin');
  });

  it('that is empty counts as none [APP-05]', async () => {
    sessionStorage.setItem('jwt', meera());
    expect((await arrive('/?jwt=&page=2'))?.userId).toBe('meera');
    expect(location.search).toBe('?page=2');
  });
});

describe('another person’s token', () => {
  it('empties everything of the former one, and says so [APP-06]', async () => {
    await arrive(`/?jwt=${meera()}`);
    keepDraft('form', 'typed by Meera');
    const cleaned = vi.fn();
    const stop = onPersonLeaves(cleaned);
    expect(replacedAnother()).toBe(false);
    await arrive(`/?jwt=${tenzin()}`);
    stop();
    expect(cleaned).toHaveBeenCalledTimes(1);
    expect(replacedAnother()).toBe(true);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
    expect(currentSession()?.userId).toBe('tenzin');
  });

  it('of the same person keeps what was typed [APP-08]', async () => {
    await arrive(`/?jwt=${meera()}`);
    keepDraft('form', { text: 'typed' });
    endSession('expired');
    await arrive(`/?jwt=${meera()}`);
    expect(replacedAnother()).toBe(false);
    expect(readDraft('form')).toEqual({ text: 'typed' });
  });
});

describe('a token that names nobody', () => {
  const nobody = (iat: number) =>
    issueToken({
      role: 'admin',
      claims: { iat, data: { user: { status: 'active', role: 'admin' } } },
    });
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft'));

  it('keeps what was typed as long as it is the same token [APP-08]', async () => {
    await arrive(`/?jwt=${nobody(1)}`);
    keepDraft('form', 'typed');
    endSession('expired');
    await arrive(`/?jwt=${nobody(1)}`);
    expect(readDraft('form')).toBe('typed');
  });

  it('takes what was typed with it: the next may be another person’s [APP-06, APP-08]', async () => {
    await arrive(`/?jwt=${nobody(1)}`);
    keepDraft('form', 'typed');
    sessionStorage.setItem('other', 'kept');
    await arrive(`/?jwt=${nobody(2)}`);
    expect([readDraft('form'), drafts()]).toEqual([undefined, []]);
    expect([replacedAnother(), sessionStorage.getItem('other')]).toEqual([false, 'kept']);
  });
});

describe('a session', () => {
  it('gives its token to calls only while it is open [APP-08, NET-01]', async () => {
    const session = await arrive(`/?jwt=${meera()}`);
    expect(bearer()).toBe(session?.token);
    endSession('expired');
    expect(bearer()).toBeNull();
    expect(sessionState()).toMatchObject({ status: 'ended', why: 'expired' });
    endSession('refused');
    expect(sessionState()).toMatchObject({ why: 'expired' });
  });

  it('leaves nothing behind when it is signed out [APP-09]', async () => {
    await arrive(`/?jwt=${meera()}`);
    keepDraft('form', 'typed');
    sessionStorage.setItem('pending:x', '{}');
    signOut();
    expect(sessionState()).toEqual({ status: 'signedOut' });
    expect(sessionStorage).toHaveLength(0);
    expect(JSON.stringify(localStorage)).not.toContain('eyJ');
    expect(bearer()).toBeNull();
  });

  it('ends when its token is taken out of the storage by hand [APP-05]', async () => {
    await arrive(`/?jwt=${meera()}`);
    recheckSession();
    expect(sessionState().status).toBe('open');
    sessionStorage.removeItem('jwt');
    recheckSession();
    expect(sessionState()).toMatchObject({ status: 'ended', why: 'removed' });
  });

  it('is found ended by a tab that comes back from the history or wakes up [APP-08, APP-09]', async () => {
    const stop = watchSession();
    await arrive(`/?jwt=${meera()}`);
    vi.useFakeTimers({ now: Date.now() + 9 * 3_600_000 });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
    expect(sessionState()).toMatchObject({ status: 'ended', why: 'expired' });
  });

  it('is signed out when its person signed out while this tab slept [APP-09]', async () => {
    const stop = watchSession();
    await arrive(`/?jwt=${meera()}`);
    vi.useFakeTimers({ now: Date.now() + 1000 });
    tellSignedOut('tenzin');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(sessionState().status).toBe('open');
    tellSignedOut('meera');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
    expect(sessionState().status).toBe('signedOut');
  });

  it('does not open again in a tab that the browser had put away, but does after a new login [APP-09]', async () => {
    await arrive(`/?jwt=${meera()}`);
    const kept = { ...sessionStorage };
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
    signOut();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    vi.setSystemTime(Date.now() + 1000);
    expect(await openSession()).toBeNull();
    expect(sessionStorage.getItem('jwt')).toBeNull();
    expect((await arrive(`/?jwt=${meera()}`))?.userId).toBe('meera');
  });

  it('serves without storage until the tab is closed [APP-05]', async () => {
    const off = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(off);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(off);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(off);
    expect((await arrive(`/?jwt=${meera()}`))?.userId).toBe('meera');
    keepDraft('form', 'typed');
    expect(readDraft('form')).toBe('typed');
    signOut();
    expect(readDraft('form')).toBeUndefined();
  });
});

describe('typed input', () => {
  it('is kept for 30 minutes, per person [APP-08]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await arrive(`/?jwt=${meera()}`);
    keepDraft('form', 'typed');
    vi.setSystemTime(Date.now() + 30 * 60_000 - 1);
    expect(readDraft('form')).toBe('typed');
    vi.setSystemTime(Date.now() + 1);
    expect(readDraft('form')).toBeUndefined();
    expect(Object.keys(sessionStorage).some((key) => key.startsWith('draft'))).toBe(false);
  });
});
