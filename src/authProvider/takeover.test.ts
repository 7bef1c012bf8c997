// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '#authProvider/drafts.ts';
import {
  currentSession,
  endSession,
  openSession,
  recheckSession,
  sessionState,
  signOut,
} from '#authProvider/session.ts';
import type { Member, Offer, Question } from '#authProvider/tabs.ts';
import { bearer } from '#http/bearer.ts';
import { issueToken } from '#mocks/token.ts';

const tabs = vi.hoisted(() => ({
  askTabs: vi.fn<(question: Question) => Promise<Offer[]>>(),
  joinTabs: vi.fn<(member: Member) => () => void>(),
  tellSignedIn: vi.fn<(token: string) => void>(),
}));
vi.mock('#authProvider/tabs.ts', async (original) => ({ ...(await original<object>()), ...tabs }));

const HOUR = 3600;
const token = (userId: string, hours = 8) =>
  issueToken({ role: 'admin', userId, expiresInSeconds: hours * HOUR });
const nameless = (hours = 8) =>
  issueToken({
    role: 'admin',
    expiresInSeconds: hours * HOUR,
    claims: { data: { user: { status: 'active', role: 'admin' } } },
  });
const offer = (of: string, rest: Partial<Offer> = {}): Offer => ({
  token: of,
  usedAt: 0,
  openedAt: null,
  ...rest,
});
/** What the other tabs answer; the tab itself hears from its person's alone, as they do it. */
const others = (...offers: Offer[]) => tabs.askTabs.mockResolvedValue(offers);
const hears = () => tabs.joinTabs.mock.lastCall?.[0] as Member;
const navigation = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceEntry]);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.name = '';
  others();
  tabs.askTabs.mockClear();
  tabs.joinTabs.mockReset().mockReturnValue(() => {});
  tabs.tellSignedIn.mockReset();
});
afterEach(() => {
  signOut();
  vi.restoreAllMocks();
});

/** A tab of a person that no longer has a token, as after a reload of 'Session ended'. */
const wasTabOf = (userId: string) => sessionStorage.setItem('jwt-owner', userId);

describe('a tab that was a person’s', () => {
  it('asks for that person, and becomes no colleague, also where one answers [APP-05, APP-09]', async () => {
    wasTabOf('tenzin');
    others(offer(token('meera'), { usedAt: 9, openedAt: 9 }));
    expect(await openSession()).toBeNull();
    expect(tabs.askTabs).toHaveBeenCalledTimes(1);
    expect(tabs.askTabs).toHaveBeenCalledWith({ person: 'tenzin', address: location.href });
    expect(sessionStorage.getItem('jwt')).toBeNull();
  });

  it('goes on with that person’s session that lasts longest, and keeps what was typed [APP-08]', async () => {
    sessionStorage.setItem('jwt', token('tenzin', 1));
    await openSession();
    keepDraft('form', 'typed');
    endSession('expired');
    const later = token('tenzin', 3);
    others(offer(token('tenzin', 2), { usedAt: 5 }), offer(later), offer('garbage'));
    expect((await openSession())?.token).toBe(later);
    expect(readDraft('form')).toBe('typed');
  });

  it('that the token did not name is nobody else’s who has the same role [APP-05]', async () => {
    wasTabOf('admin');
    others(offer(nameless()));
    expect(await openSession()).toBeNull();
  });

  it('is no new one after a sign-out, though nothing of the person is left [APP-09]', async () => {
    sessionStorage.setItem('jwt', token('tenzin'));
    await openSession();
    signOut();
    expect(sessionStorage).toHaveLength(0);
    expect(window.name).not.toContain('tenzin');
    others(offer(token('meera')));
    expect(await openSession()).toBeNull();
  });
});

describe('a new tab', () => {
  const [meera, tenzin] = [token('meera'), token('tenzin')];

  it('is of the tab that opened it, though another was used later [APP-09]', async () => {
    others(offer(meera, { usedAt: 900 }), offer(tenzin, { usedAt: 5, openedAt: 5 }));
    expect((await openSession())?.userId).toBe('tenzin');
    expect(tabs.askTabs).toHaveBeenCalledWith({ person: null, address: location.href });
  });

  it('is of the tab that opened the address last, when two did [APP-09]', async () => {
    others(offer(meera, { usedAt: 900, openedAt: 7 }), offer(tenzin, { openedAt: 8 }));
    expect((await openSession())?.userId).toBe('tenzin');
  });

  it('that none opened is of the only person who works in this browser [APP-09]', async () => {
    const used = token('meera', 2);
    others(offer(meera, { usedAt: 1 }), offer(used, { usedAt: 2 }));
    expect((await openSession())?.token).toBe(used);
  });

  it.each([
    ['two people', () => [offer(meera, { usedAt: 2 }), offer(tenzin, { usedAt: 1 })]],
    ['two of the same role whom nothing names', () => [offer(nameless()), offer(nameless(7))]],
  ])('that none opened is nobody’s where %s work [APP-05, APP-09]', async (_, offers) => {
    others(...offers());
    expect(await openSession()).toBeNull();
  });

  it.each(['reload', 'back_forward'])('is not what %s brings back [APP-05]', async (type) => {
    navigation(type);
    others(offer(meera, { openedAt: 5 }));
    expect(await openSession()).toBeNull();
    expect(tabs.askTabs).not.toHaveBeenCalled();
  });

  it('is not what came back from the login page without a session [APP-05]', async () => {
    sessionStorage.setItem('login-rounds', String(Date.now()));
    others(offer(meera));
    expect(await openSession()).toBeNull();
  });
});

describe('a login in another tab', () => {
  const ended = async (hours = 1) => {
    sessionStorage.setItem('jwt', token('meera', hours));
    await openSession();
    keepDraft('form', 'typed');
    endSession('expired');
  };

  it('revives this one of the same person where it stands, with what was typed [APP-08]', async () => {
    await ended();
    const fresh = token('meera', 9);
    hears().signedIn(fresh);
    expect(sessionState()).toMatchObject({ status: 'open', session: { token: fresh } });
    expect([bearer(), readDraft('form')]).toEqual([fresh, 'typed']);
    expect(sessionStorage.getItem('jwt')).toBe(fresh);
  });

  it.each([
    ['of a colleague', () => token('tenzin')],
    ['that does not hold', () => token('meera', -1)],
    ['of nobody', () => nameless()],
  ])('%s revives nothing [APP-05]', async (_, given) => {
    await ended();
    hears().signedIn(given());
    expect(sessionState()).toMatchObject({ status: 'ended', session: { userId: 'meera' } });
    expect(sessionStorage.getItem('jwt')).toBeNull();
  });

  it('changes nothing where a session is open, and revives no tab that was signed out [APP-09]', async () => {
    const first = token('meera', 1);
    sessionStorage.setItem('jwt', first);
    await openSession();
    hears().signedIn(token('meera', 9));
    expect(currentSession()?.token).toBe(first);
    signOut();
    hears().signedIn(token('meera', 9));
    expect(sessionState()).toEqual({ status: 'signedOut' });
  });

  it('is told to the others, whichever way the session came [APP-08]', async () => {
    const fresh = token('meera');
    sessionStorage.setItem('jwt', fresh);
    await openSession();
    expect(tabs.tellSignedIn.mock.calls).toEqual([[fresh]]);
    expect(hears().session()).toMatchObject({ token: fresh, userId: 'meera' });
    endSession('expired');
    expect(hears().session()).toBeNull();
  });

  it('before this session ended, or while this tab slept, counts as well [APP-08]', async () => {
    const fresh = token('meera', 9);
    others(offer(fresh));
    await ended();
    await vi.waitFor(() => expect(bearer()).toBe(fresh));
    expect(tabs.askTabs.mock.lastCall?.[0].person).toBe('meera');
    others();
    endSession('refused');
    const later = token('meera', 10);
    others(offer(later));
    recheckSession();
    await vi.waitFor(() => expect(bearer()).toBe(later));
  });

  it('is not seen in a token that a service refused here already [NET-10]', async () => {
    const refused = token('meera', 5);
    sessionStorage.setItem('jwt', refused);
    await openSession();
    others(offer(refused));
    endSession('refused');
    hears().signedIn(refused);
    await new Promise((done) => setImmediate(done));
    expect(sessionState()).toMatchObject({ status: 'ended', why: 'refused' });
    const other = token('meera', 2);
    others(offer(refused), offer(other));
    recheckSession();
    await vi.waitFor(() => expect(bearer()).toBe(other));
  });

  it('does not revive a tab whose person signed out meanwhile [APP-09]', async () => {
    await ended();
    sessionStorage.setItem('jwt-since', String(Date.now() - 60_000));
    const { tellSignedOut } =
      await vi.importActual<typeof import('#authProvider/tabs.ts')>('#authProvider/tabs.ts');
    tellSignedOut('meera');
    others(offer(token('meera', 9)));
    recheckSession();
    expect(sessionState()).toEqual({ status: 'signedOut' });
  });
});
