import { digest } from '#authProvider/digest.ts';
import { openedAt } from '#authProvider/openings.ts';

/** What tabs of this origin tell each other. The token travels in memory only, never through local storage (APP-09). */
type Message =
  | ({ type: 'ask' } & Question)
  | ({ type: 'give' } & Offer)
  | { type: 'signed-in'; token: string }
  | { type: 'signed-out'; userId: string };

/** What a tab without a token says of itself: whose it was, or where it stands if it was nobody's yet. */
export interface Question {
  person: string | null;
  address: string;
}

/** A token of another tab, when that tab was last used, and when it opened the address that asks (or null). */
export interface Offer {
  token: string;
  usedAt: number;
  openedAt: number | null;
}

/** What a tab that takes part serves and hears. */
export interface Member {
  /** Who is signed in here, or null. */
  session: () => { token: string; userId: string } | null;
  signedIn: (token: string) => void;
  signedOut: (userId: string) => void;
}

/** How long a tab waits for others to hand a token over, and for a better one after the first that fits; milliseconds. */
const WAIT = 500;
const SETTLE = 60;

/** Sign-outs of the last days by person, for tabs that slept through the message; no token and no name is ever in it. */
const SIGN_OUTS_KEY = 'signed-out';
const MOST_SIGN_OUTS = 20;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

/** Who waits for offers. */
const waiting = new Set<(offer: Offer) => void>();
channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'give') for (const take of waiting) take(data);
});

let usedAt = 0;
const used = () => {
  usedAt = Date.now();
};
for (const event of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(event, used, { capture: true, passive: true });

/**
 * Asks the other tabs for a token. A tab that belonged to a person hears from that person's tabs alone. A new
 * one waits for the tab that opened it: another may be quicker.
 */
export function askTabs(question: Question): Promise<Offer[]> {
  if (!channel) return Promise.resolve([]);
  return new Promise((resolve) => {
    const offers: Offer[] = [];
    let settling = false;
    const settle = () => {
      waiting.delete(take);
      resolve(offers);
    };
    const take = (offer: Offer) => {
      offers.push(offer);
      if (settling || (question.person === null && offer.openedAt === null)) return;
      settling = true;
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE);
    };
    let timer = setTimeout(settle, WAIT);
    waiting.add(take);
    channel.postMessage({ type: 'ask', ...question } satisfies Message);
  });
}

/** Serves tokens to tabs that ask, and hears of sign-ins and sign-outs elsewhere. Returns the way to stop. */
export function joinTabs({ session, signedIn, signedOut }: Member): () => void {
  if (!channel) return () => {};
  const listen = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'signed-out') signedOut(data.userId);
    else if (data.type === 'signed-in') signedIn(data.token);
    else if (data.type === 'ask') answer(data, session());
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}

function answer({ person, address }: Question, mine: ReturnType<Member['session']>): void {
  if (!mine || (person !== null && person !== mine.userId)) return;
  const offer = { token: mine.token, usedAt, openedAt: openedAt(address) };
  channel?.postMessage({ type: 'give', ...offer } satisfies Message);
}

/** Tells the other tabs of a token, so that those of the same person whose session ended go on with it. */
export const tellSignedIn = (token: string): void =>
  channel?.postMessage({ type: 'signed-in', token } satisfies Message);

/** Tells the open tabs, and leaves word for those that are asleep or put away by the browser. */
export function tellSignedOut(userId: string): void {
  channel?.postMessage({ type: 'signed-out', userId } satisfies Message);
  const name = digest(userId);
  const rest = signOuts().filter(([person]) => person !== name);
  try {
    localStorage.setItem(
      SIGN_OUTS_KEY,
      JSON.stringify([...rest, [name, Date.now()]].slice(-MOST_SIGN_OUTS)),
    );
  } catch {
    // The open tabs have heard it.
  }
}

/**
 * Has this person signed out anywhere in this browser since then (milliseconds of the desk clock)? What lies
 * ahead was noted while the clock was wrong, and locks nobody out.
 */
export function signedOutSince(userId: string, moment: number): boolean {
  const name = digest(userId);
  return signOuts().some(([person, at]) => person === name && at > moment && at <= Date.now());
}

function signOuts(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SIGN_OUTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSignOut) : [];
  } catch {
    return [];
  }
}

/** Names written before they were shortened go with the next note. */
const isSignOut = (value: unknown): value is [string, number] =>
  Array.isArray(value) && /^[0-9a-z]{1,13}$/.test(value[0]) && typeof value[1] === 'number';
