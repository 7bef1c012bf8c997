import { now } from '#authProvider/clock.ts';
import { storageIsOff, tabStorage } from '#authProvider/storage.ts';
import { loginPage } from '#config/addresses.ts';
import { config } from '#config/current.ts';

const ROUNDS_KEY = 'login-rounds';
/** Two rounds within this many milliseconds are a loop (APP-07). */
const LOOP_WINDOW = 60_000;
const MOST_ROUNDS = 2;

/**
 * The staff login page, told where to come back to: this address without the token (APP-07). Where the
 * browser keeps nothing, the address itself carries how often it went there.
 */
export function loginAddress(): string {
  const back = new URL(location.href);
  back.searchParams.delete('jwt');
  back.searchParams.delete(ROUNDS_KEY);
  if (storageIsOff()) back.searchParams.set(ROUNDS_KEY, rounds().join('.'));
  return loginPage(config().loginUrl, back.href);
}

/** Goes to the login page, unless two rounds just failed; returns false then, and a page must say so. */
export function goToLogin(): boolean {
  const recent = rounds().filter((moment) => now() - moment < LOOP_WINDOW && moment <= now());
  if (recent.length >= MOST_ROUNDS) return false;
  tabStorage.set(ROUNDS_KEY, [...recent, now()].join('.'));
  location.replace(loginAddress());
  return true;
}

/** Did this tab go to the login page and come back without a session? */
export const wasSentToLogin = (): boolean => rounds().length > 0;

/** A login worked, or a person asks to try again: the counting starts afresh. */
export function forgetLoginRounds(): void {
  tabStorage.remove(ROUNDS_KEY);
}

/** Takes the rounds out of the address, before it is shown or handed on. */
export function takeRoundsFromAddress(): void {
  const address = new URL(location.href);
  const given = address.searchParams.get(ROUNDS_KEY);
  if (given === null) return;
  address.searchParams.delete(ROUNDS_KEY);
  history.replaceState(null, '', address.href);
  if (storageIsOff()) tabStorage.set(ROUNDS_KEY, given);
}

const rounds = (): number[] =>
  (tabStorage.get(ROUNDS_KEY) ?? '')
    .split('.')
    .map(Number)
    .filter((moment) => Number.isSafeInteger(moment) && moment > 0);
