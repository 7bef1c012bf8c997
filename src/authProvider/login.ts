import { now } from '#authProvider/clock.ts';
import { tabStorage } from '#authProvider/storage.ts';
import { config } from '#config/current.ts';

const ROUNDS_KEY = 'login-rounds';
/** Two rounds within this many milliseconds are a loop (APP-07). */
const LOOP_WINDOW = 60_000;

/** The staff login page, told where to come back to: this address without the token (APP-07). */
export function loginAddress(): string {
  const back = new URL(location.href);
  back.searchParams.delete('jwt');
  return config().loginUrl.replaceAll('{returnTo}', encodeURIComponent(back.href));
}

/** Goes to the login page, unless two rounds just failed; returns false then, and a page must say so. */
export function goToLogin(): boolean {
  const recent = rounds().filter((moment) => now() - moment < LOOP_WINDOW && moment <= now());
  if (recent.length >= 2) return false;
  tabStorage.set(ROUNDS_KEY, JSON.stringify([...recent, now()]));
  location.replace(loginAddress());
  return true;
}

/** A login worked, or a person asks to try again: the counting starts afresh. */
export function forgetLoginRounds(): void {
  tabStorage.remove(ROUNDS_KEY);
}

function rounds(): number[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(ROUNDS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'number') : [];
  } catch {
    return [];
  }
}
