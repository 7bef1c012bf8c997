import { tabStorage } from '#authProvider/storage.ts';

/** The name of the parameter, and the key of session storage under which the token is kept (APP-05). */
export const TOKEN_KEY = 'jwt';
/** Since when this tab has the token, so that a later sign-out elsewhere ends it (APP-09). */
const SINCE_KEY = 'jwt-since';

/** The token of this tab, whether or not it holds; null when there is none. */
export const storedToken = (): string | null => tabStorage.get(TOKEN_KEY) || null;

/** Since when this tab has its token, in milliseconds of the desk clock; now when nothing says so. */
export const tokenSince = (): number => Number(tabStorage.get(SINCE_KEY)) || Date.now();

/** Keeps a token in this tab. */
export function storeToken(token: string, since = Date.now()): void {
  tabStorage.set(TOKEN_KEY, token);
  tabStorage.set(SINCE_KEY, String(since));
}

/** Takes the token out of this tab. */
export const dropToken = (): void => tabStorage.remove(TOKEN_KEY);
