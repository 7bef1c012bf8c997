import { now } from '#authProvider/clock.ts';
import { digest, forgetDigests } from '#authProvider/digest.ts';
import { tabStorage } from '#authProvider/storage.ts';
import { joinTabs, signedOutSince, tellSignedIn, tellSignedOut } from '#authProvider/tabs.ts';
import { anotherOf, markLeft, takeOver } from '#authProvider/takeover.ts';
import { isSamePerson, readToken, type Session } from '#authProvider/token.ts';
import { dropToken, storedToken, storeToken, tokenSince } from '#authProvider/tokenStore.ts';
import { onSessionDoubted, setBearerSource } from '#http/bearer.ts';

/** Whose drafts and caches this tab holds, so that another person's go (APP-06). */
const OWNER_KEY = 'jwt-owner';

/** Why a token no longer serves: its time is up, a service refused it, it is gone from the storage. */
export type EndReason = 'expired' | 'refused' | 'removed';

/**
 * `open`: signed in. `ended`: the token no longer serves; the page stays under a dialog so that
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
  forgetDigests();
}

/**
 * Opens the session from this tab's storage, else from another tab where it may be taken over. Returns null
 * when there is none: the person goes to the staff login page.
 */
export async function openSession(): Promise<Session | null> {
  setBearerSource(() => (state.status === 'open' ? state.session.token : null));
  const stored = storedToken();
  const since = tokenSince();
  const owner = tabStorage.get(OWNER_KEY);
  const session = stored ? readToken(stored, now()) : await takeOver(owner);
  if (!session || signedOutSince(session.userId, since)) {
    if (session) forgetPerson();
    dropToken();
    return null;
  }
  tookOver = owner !== null && owner !== session.userId;
  if (tookOver) forgetPerson();
  storeToken(session.token, since);
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

/** The person logged in again in another tab: this one goes on where it ended, with what was typed (APP-08). */
function revive(session: Session | null): void {
  if (state.status !== 'ended' || !session || worn.has(session.token)) return;
  if (!isSamePerson(session, state.session)) return;
  tookOver = false;
  storeToken(session.token);
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
  if (signedOutSince(userId, tokenSince())) leave();
  else if (state.status === 'ended') void askForRevival();
  else if (expiresAt <= now()) endSession('expired');
  else if (storedToken() !== token) endSession('removed');
}

onSessionDoubted(recheckSession);

/** The token no longer serves. Drafts stay for the next login of the same person (APP-08). */
export function endSession(why: EndReason): void {
  if (state.status !== 'open') return;
  worn.add(state.session.token);
  dropToken();
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
