import { z } from 'zod';
import { fittingList } from '#authProvider/fittingList.ts';

const KEY = 'mail-sent';
/** A template and file are remembered this long, in milliseconds (MAIL-06). */
const KEPT = 7 * 24 * 3_600_000;

const stored = fittingList(z.object({ digest: z.string(), at: z.number() }));
type Sent = z.output<typeof stored>;

function read(now: number): Sent {
  try {
    const sent = stored.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? [];
    return sent.filter(({ at }) => now - at < KEPT && at <= now);
  } catch {
    return [];
  }
}

/** A digest of template and file name: nothing of them can be read back. Null where the browser makes none. */
async function digestOf(template: string, filename: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode(JSON.stringify([template, filename]));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** When this template was last sent to this file from this browser, in milliseconds, or null (MAIL-06). */
export async function sentAt(
  template: string,
  filename: string,
  now = Date.now(),
): Promise<number | null> {
  const digest = await digestOf(template, filename);
  const times = read(now).filter((one) => one.digest === digest);
  return times.length === 0 ? null : Math.max(...times.map(({ at }) => at));
}

/** Remembers that it was sent, or may have been. */
export async function noteSent(
  template: string,
  filename: string,
  now = Date.now(),
): Promise<void> {
  const digest = await digestOf(template, filename);
  if (digest === null) return;
  try {
    const others = read(now).filter((one) => one.digest !== digest);
    localStorage.setItem(KEY, JSON.stringify([...others, { digest, at: now }]));
  } catch {
    // A browser that keeps nothing cannot remind of it.
  }
}
