/** What tabs of this origin tell each other. The token travels in memory only, never through local storage (APP-09). */
type Message =
  | { type: 'ask' }
  | { type: 'give'; token: string; usedAt: number }
  | { type: 'signed-out'; userId: string };

/** How long a new tab waits for others to hand a token over, and for a better one after the first; milliseconds. */
const WAIT = 500;
const SETTLE = 60;

/** Sign-outs of the last days by person, for tabs that slept through the message; no token is ever in it. */
const SIGN_OUTS_KEY = 'signed-out';
const MOST_SIGN_OUTS = 20;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

let usedAt = 0;
const used = () => {
  usedAt = Date.now();
};
for (const event of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(event, used, { capture: true, passive: true });

/**
 * Asks the other tabs for a token; null when none answers in time. Where tabs of several people are open,
 * that of the tab used last counts: a link was opened there.
 */
export function askTabs(): Promise<string | null> {
  if (!channel) return Promise.resolve(null);
  return new Promise((resolve) => {
    let best: { token: string | null; usedAt: number } = { token: null, usedAt: -1 };
    const settle = () => {
      clearTimeout(timer);
      channel.removeEventListener('message', listen);
      resolve(best.token);
    };
    const listen = ({ data }: MessageEvent<Message>) => {
      if (data.type !== 'give') return;
      if (best.token === null) {
        clearTimeout(timer);
        timer = setTimeout(settle, SETTLE);
      }
      if (data.usedAt > best.usedAt) best = data;
    };
    let timer = setTimeout(settle, WAIT);
    channel.addEventListener('message', listen);
    channel.postMessage({ type: 'ask' } satisfies Message);
  });
}

/** Serves tokens to new tabs and hears of a sign-out elsewhere. Returns the way to stop. */
export function joinTabs(
  token: () => string | null,
  signedOut: (userId: string) => void,
): () => void {
  if (!channel) return () => {};
  const listen = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'signed-out') return signedOut(data.userId);
    const mine = token();
    if (data.type === 'ask' && mine)
      channel.postMessage({ type: 'give', token: mine, usedAt } satisfies Message);
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}

/** Tells the open tabs, and leaves word for those that are asleep or put away by the browser. */
export function tellSignedOut(userId: string): void {
  channel?.postMessage({ type: 'signed-out', userId } satisfies Message);
  const rest = signOuts().filter(([person]) => person !== userId);
  try {
    localStorage.setItem(
      SIGN_OUTS_KEY,
      JSON.stringify([...rest, [userId, Date.now()]].slice(-MOST_SIGN_OUTS)),
    );
  } catch {
    // The open tabs have heard it.
  }
}

/**
 * Has this person signed out anywhere in this browser since then (milliseconds of the desk clock)? What lies
 * ahead was noted while the clock was wrong, and locks nobody out.
 */
export const signedOutSince = (userId: string, moment: number): boolean =>
  signOuts().some(([person, at]) => person === userId && at > moment && at <= Date.now());

function signOuts(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SIGN_OUTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSignOut) : [];
  } catch {
    return [];
  }
}

const isSignOut = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
