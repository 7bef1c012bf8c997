import { now } from '#authProvider/clock.ts';
import { tabStorage } from '#authProvider/storage.ts';
import { askTabs, joinTabs, tellSignedOut } from '#authProvider/tabs.ts';
import { readToken, type Session } from '#authProvider/token.ts';
import { setBearerSource } from '#http/bearer.ts';

/** The key of session storage under which the token is kept (APP-05). */
const KEY = 'jwt';
/** Whose drafts and caches this tab holds, so that another person's go (APP-06). */
const OWNER_KEY = 'jwt-owner';

/**
 * `open`: signed in. `ended`: the token expired or a service refused it; the page stays under a dialog so
 * that nothing typed is lost. `signedOut`: nothing of the person is left.
 */
export type SessionState =
  | { status: 'open'; session: Session }
  | { status: 'ended'; session: Session; why: 'expired' | 'refused' }
  | { status: 'signedOut' };

let state: SessionState = { status: 'signedOut' };
const listeners = new Set<() => void>();
const cleaners = new Set<() => void>();

export const sessionState = (): SessionState => state;

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

function forgetPerson(): void {
  for (const key of tabStorage.keys())
    if (key === KEY || key === OWNER_KEY || key.startsWith('draft:') || key.startsWith('pending:'))
      tabStorage.remove(key);
  for (const clean of cleaners) clean();
}

/**
 * Takes the token out of the address before anything is sent or painted, and leaves the other parameters
 * (APP-06). A `jwt` parameter replaces the stored token even when it does not hold: fail closed.
 */
export function takeTokenFromAddress(): void {
  const address = new URL(location.href);
  const given = address.searchParams.getAll(KEY).at(-1);
  if (given === undefined) return;
  address.searchParams.delete(KEY);
  history.replaceState(null, '', address.pathname + address.search + address.hash);
  tabStorage.set(KEY, given);
}

/**
 * Opens the session from this tab's storage, else from another tab of this origin. Returns null when there
 * is no valid token: the person goes to the staff login page.
 */
export async function openSession(): Promise<Session | null> {
  setBearerSource(() => (state.status === 'open' ? state.session.token : null));
  const stored = tabStorage.get(KEY);
  const session = readToken(stored, now()) ?? (stored ? null : readToken(await askTabs(), now()));
  if (!session) {
    tabStorage.remove(KEY);
    return null;
  }
  const owner = tabStorage.get(OWNER_KEY);
  if (owner !== null && owner !== session.userId) forgetPerson();
  tabStorage.set(KEY, session.token);
  tabStorage.set(OWNER_KEY, session.userId);
  become({ status: 'open', session });
  joinTabs(
    () => (state.status === 'open' ? state.session.token : null),
    (userId) => {
      if (state.status !== 'signedOut' && state.session.userId === userId) leave();
    },
  );
  return session;
}

/** The token does not serve any longer. Drafts stay for the next login of the same person (APP-08). */
export function endSession(why: 'expired' | 'refused'): void {
  if (state.status !== 'open') return;
  tabStorage.remove(KEY);
  become({ status: 'ended', session: state.session, why });
}

/** Signs out here and in every other tab; needs no network (APP-09). */
export function signOut(): void {
  if (state.status !== 'signedOut') tellSignedOut(state.session.userId);
  leave();
}

function leave(): void {
  forgetPerson();
  become({ status: 'signedOut' });
}

/** The person of the open or just ended session, or null. */
export const currentSession = (): Session | null =>
  state.status === 'signedOut' ? null : state.session;
