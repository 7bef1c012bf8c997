import { now } from '#authProvider/clock.ts';
import { isSamePerson, readStaleToken, readToken } from '#authProvider/token.ts';
import { storedToken, storeToken, TOKEN_KEY } from '#authProvider/tokenStore.ts';

/**
 * Takes the token out of the address before anything is sent or painted, and leaves the other parameters. It
 * counts before the stored one: the last that holds replaces it, and one that does not hold leads to the login
 * page, but for a stale one of the very person who is signed in here (APP-05, APP-06). Empty counts as none, and
 * a token in the fragment is no token; both go as well.
 */
export function takeTokenFromAddress(): void {
  const address = new URL(location.href);
  const given = address.searchParams.getAll(TOKEN_KEY);
  const hash = address.hash.replace(/([#?&])jwt=[^&]*&?/g, '$1');
  if (given.length === 0 && hash === address.hash) return;
  if (given.length > 0) address.searchParams.delete(TOKEN_KEY);
  address.hash = hash === '#' ? '' : hash;
  history.replaceState(null, '', address.href);
  const tokens = given.filter((token) => token.trim() !== '');
  const taken = tokens.findLast((token) => readToken(token, now())) ?? tokens.at(-1);
  if (taken === undefined || tokens.every(isOldLink)) return;
  storeToken(taken);
}

/** Only its time is up, and its person is signed in here: an address that was kept since an earlier login. */
function isOldLink(token: string): boolean {
  const stored = readToken(storedToken(), now());
  const stale = readToken(token, now()) ? null : readStaleToken(token);
  return stored !== null && stale !== null && isSamePerson(stored, stale);
}
