/** What tabs of this origin tell each other. The token travels in memory only, never through local storage (APP-09). */
type Message =
  | { type: 'ask' }
  | { type: 'give'; token: string }
  | { type: 'signed-out'; userId: string };

/** How long a new tab waits for another one to hand its token over, in milliseconds. */
const WAIT = 250;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

/** Asks the other tabs for a token; null when none answers in time. */
export function askTabs(): Promise<string | null> {
  if (!channel) return Promise.resolve(null);
  return new Promise((resolve) => {
    const settle = (token: string | null) => {
      clearTimeout(timer);
      channel.removeEventListener('message', listen);
      resolve(token);
    };
    const listen = ({ data }: MessageEvent<Message>) => {
      if (data.type === 'give') settle(data.token);
    };
    const timer = setTimeout(() => settle(null), WAIT);
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
      channel.postMessage({ type: 'give', token: mine } satisfies Message);
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}

export function tellSignedOut(userId: string): void {
  channel?.postMessage({ type: 'signed-out', userId } satisfies Message);
}
