import { now } from '#authProvider/clock.ts';
import { digest } from '#authProvider/digest.ts';
import { tabStorage } from '#authProvider/storage.ts';
import { joinTabs, signedOutSince, tellSignedIn, tellSignedOut } from '#authProvider/tabs.ts';
import { anotherOf, markLeft, takeOver } from '#authProvider/takeover.ts';
import { isSamePerson, readStaleToken, readToken, type Session } from '#authProvider/token.ts';
import { onSessionDoubted, setBearerSource } from '#http/bearer.ts';

/** The key of session storage under which the token is kept (APP-05). */
const KEY = 'jwt';
/** Whose drafts and caches this tab holds, so that another person's go (APP-06). */
const OWNER_KEY = 'jwt-owner';
/** Since when this tab has the token, so that a later sign-out elsewhere ends it (APP-09). */
const SINCE_KEY = 'jwt-since';

/** Why a token does not serve any longer: its time is up, a service refused it, it is gone from the storage. */
export type EndReason = 'expired' | 'refused' | 'removed';

/**
 * `open`: signed in. `ended`: the token does not serve any longer; the page stays under a dialog so that
 * nothing typed is lost. `signedOut`: nothing of the person is left.
 */
export type SessionState =
  | { status: 'open'; session: Session }
  | { status: 'ended'; session: Session; why: EndReason }
  | { status: 'signedOut' };

let state: SessionState = { status: 'signedOut' };
let tookOver = false;
let leaveTabs = () => {};
/** Tokens that ended here: another tab's copy of one revives nothing. */
const worn = new Set<string>();
const listeners = new Set<() => void>();
const cleaners = new Set<() => void>();

/** Whether someone is signed in, and if not, why. */
export const sessionState = (): SessionState => state;

/** Hears of every sign-in, end and change of person; gives the way to stop hearing. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers what must be emptied when a person leaves or another takes over: caches, activity, locks. */
export function onPersonLeaves(clean: () => void): () => void {
  cleaners.add(clean);
  return () => cleaners.delete(clean);
}

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

const DRAFT = 'draft:';

/** Under what the drafts of a session are kept; nobody's when there is none. */
export const draftPrefix = (): string => `${DRAFT}${digest(currentSession()?.draftsOf ?? '')}:`;

/** Drafts of a token that named nobody may be anybody's: they go with it (APP-08). */
function forgetOtherDrafts(): void {
  for (const key of tabStorage.keys())
    if (key.startsWith(DRAFT) && !key.startsWith(draftPrefix())) tabStorage.remove(key);
}

/** Whatever this tab's storage holds is the person's: token, drafts, marks, what was opened. */
function forgetPerson(): void {
  for (const key of tabStorage.keys()) tabStorage.remove(key);
  for (const clean of cleaners) clean();
}

/**
 * Takes the token out of the address before anything is sent or painted, and leaves the other parameters. It
 * counts before the stored one: the last that holds replaces it, and one that does not hold leads to the login
 * page, but for a stale one of the very person who is signed in here (APP-05, APP-06). Empty counts as none, and
 * a token in the fragment is no token; both go as well.
 */
export function takeTokenFromAddress(): void {
  const address = new URL(location.href);
  const given = address.searchParams.getAll(KEY);
  const hash = address.hash.replace(/([#?&])jwt=[^&]*&?/g, '$1');
  if (given.length === 0 && hash === address.hash) return;
  if (given.length > 0) address.searchParams.delete(KEY);
  address.hash = hash === '#' ? '' : hash;
  history.replaceState(null, '', address.href);
  const tokens = given.filter((token) => token.trim() !== '');
  const taken = tokens.findLast((token) => readToken(token, now())) ?? tokens.at(-1);
  if (taken === undefined || tokens.every(isOldLink)) return;
  tabStorage.set(KEY, taken);
  tabStorage.set(SINCE_KEY, String(Date.now()));
}

/** Only its time is up, and its person is signed in here: an address that was kept since an earlier login. */
function isOldLink(token: string): boolean {
  const stored = readToken(tabStorage.get(KEY), now());
  const stale = readToken(token, now()) ? null : readStaleToken(token);
  return stored !== null && stale !== null && isSamePerson(stored, stale);
}

/**
 * Opens the session from this tab's storage, else from another tab where it may be taken over. Returns null
 * when there is none: the person goes to the staff login page.
 */
export async function openSession(): Promise<Session | null> {
  setBearerSource(() => (state.status === 'open' ? state.session.token : null));
  const stored = tabStorage.get(KEY);
  const since = Number(tabStorage.get(SINCE_KEY)) || Date.now();
  const owner = tabStorage.get(OWNER_KEY);
  const session = stored ? readToken(stored, now()) : await takeOver(owner);
  if (!session || signedOutSince(session.userId, since)) {
    if (session) forgetPerson();
    tabStorage.remove(KEY);
    return null;
  }
  tookOver = owner !== null && owner !== session.userId;
  if (tookOver) forgetPerson();
  hold(session, since);
  tabStorage.set(OWNER_KEY, session.userId);
  become({ status: 'open', session });
  forgetOtherDrafts();
  leaveTabs();
  leaveTabs = joinTabs({
    session: () => (state.status === 'open' ? state.session : null),
    signedIn: (token) => revive(readToken(token, now())),
    signedOut: (userId) => {
      if (state.status !== 'signedOut' && state.session.userId === userId) leave();
    },
  });
  tellSignedIn(session.token);
  return session;
}

function hold({ token }: Session, since: number): void {
  tabStorage.set(KEY, token);
  tabStorage.set(SINCE_KEY, String(since));
}

/** The person logged in again in another tab: this one goes on where it ended, with what was typed (APP-08). */
function revive(session: Session | null): void {
  if (state.status !== 'ended' || !session || worn.has(session.token)) return;
  if (!isSamePerson(session, state.session)) return;
  tookOver = false;
  hold(session, Date.now());
  become({ status: 'open', session });
}

async function askForRevival(): Promise<void> {
  if (state.status === 'ended') revive(await anotherOf(state.session, worn));
}

/** True when this session took the place of another person's in this tab, who may not have meant to leave. */
export const replacedAnother = (): boolean => tookOver;

/**
 * Does the session still hold? Asked on every page, and when a tab wakes up or comes back from the browser's
 * history: it may have slept through its end or through a sign-out elsewhere (APP-08, APP-09).
 */
export function recheckSession(): void {
  if (state.status === 'signedOut') return;
  const { userId, token, expiresAt } = state.session;
  if (signedOutSince(userId, Number(tabStorage.get(SINCE_KEY)) || Date.now())) leave();
  else if (state.status === 'ended') void askForRevival();
  else if (expiresAt <= now()) endSession('expired');
  else if (tabStorage.get(KEY) !== token) endSession('removed');
}

onSessionDoubted(recheckSession);

/** The token does not serve any longer. Drafts stay for the next login of the same person (APP-08). */
export function endSession(why: EndReason): void {
  if (state.status !== 'open') return;
  worn.add(state.session.token);
  tabStorage.remove(KEY);
  become({ status: 'ended', session: state.session, why });
  void askForRevival();
}

/** Signs out here and in every other tab; needs no network (APP-09). */
export function signOut(): void {
  if (state.status !== 'signedOut') tellSignedOut(state.session.userId);
  leave();
}

function leave(): void {
  forgetPerson();
  markLeft();
  become({ status: 'signedOut' });
}

/** The person of the open or just ended session, or null. */
export const currentSession = (): Session | null =>
  state.status === 'signedOut' ? null : state.session;
