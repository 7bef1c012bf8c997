import { z } from 'zod';
import { leftReading, type Receipt, storedReceipt } from '#actions/receipt.ts';
import { storedText } from '#actions/storedText.ts';
import { now } from '#authProvider/clock.ts';
import { currentSession, onPersonLeaves, subscribeSession } from '#authProvider/session.ts';
import { tabStorage } from '#authProvider/storage.ts';
import type { Text, TextKey } from '#i18n/useText.ts';

/** One write of this tab's session (ACT-01). */
export interface ActivityEntry {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The action's name, such as 'bank.removeBypass'. */
  action: string;
  label: TextKey | Text;
  record: string;
  /** What of the record it was done to, such as the ids of its leagues; absent: all of it. */
  parts?: readonly string[] | undefined;
  outcome: 'sending' | 'confirmed' | 'refused' | 'unknown';
  /** The server's sentence, or what the state turned out to be. */
  message: Text | string;
  /** Who did it, as the token names the person (SET-03). */
  person: string;
  /** The service's own name for the request, where it gave one. */
  requestId?: string | undefined;
  /** When the service answered by its own clock, in milliseconds since 1970, where it said so. */
  answeredAt?: number | undefined;
  /** What it did to the figures of its game (SET-02). */
  receipt?: Receipt | undefined;
}

/** The key of session storage: the list outlives a reload, until its person leaves. */
const KEY = 'activity';

const storedEntry = z.object({
  id: z.int().positive(),
  at: z.number(),
  action: z.string(),
  label: storedText,
  record: z.string(),
  parts: z.array(z.string()).optional().catch(undefined),
  outcome: z.enum(['sending', 'confirmed', 'refused', 'unknown']),
  message: storedText,
  person: z.string().catch(''),
  requestId: z.string().optional().catch(undefined),
  answeredAt: z.number().optional().catch(undefined),
  receipt: storedReceipt.optional().catch(undefined),
});
const storedList = z.object({ owner: z.string(), entries: z.array(z.unknown()) });

let entries: readonly ActivityEntry[] = [];
/** Whose list it is; nobody's is kept in memory alone. */
let owner: string | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

function set(next: readonly ActivityEntry[]): void {
  entries = next;
  if (owner !== null) tabStorage.set(KEY, JSON.stringify({ owner, entries }));
  tell();
}

/** Newest first. */
export const activity = (): readonly ActivityEntry[] => entries;

/** Hears of every change of the list; gives the way to stop hearing. */
export function subscribeActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a write goes out; the result is told with `settleActivity`. */
export function noteActivity(
  entry: Pick<ActivityEntry, 'action' | 'label' | 'record' | 'parts'>,
): number {
  const id = nextId++;
  const person = currentSession()?.name ?? '';
  set([{ id, at: now(), outcome: 'sending', message: '', person, ...entry }, ...entries]);
  return id;
}

/** How a noted write ended; an entry that is gone with its person is left alone. */
export function settleActivity(
  id: number,
  result: Pick<ActivityEntry, 'outcome' | 'message' | 'requestId' | 'answeredAt'>,
): void {
  amend(id, result);
}

/** What became of the figures of its game; an entry that is gone with its person is left alone (SET-02). */
export const noteReceipt = (id: number, receipt: Receipt): void => amend(id, { receipt });

function amend(id: number, part: Partial<ActivityEntry>): void {
  if (entries.some((entry) => entry.id === id))
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
}

/** What the person did in this tab before it was loaded again. What was on its way then has no known end. */
function readStored(person: string): ActivityEntry[] {
  try {
    const list = storedList.parse(JSON.parse(tabStorage.get(KEY) ?? ''));
    if (list.owner !== person) return [];
    return list.entries.flatMap((stored) => {
      const entry = storedEntry.safeParse(stored).data;
      if (!entry) return [];
      if (entry.outcome === 'sending')
        return { ...entry, outcome: 'unknown', message: { key: 'activity.leftOpen' } };
      return entry.receipt ? { ...entry, receipt: leftReading(entry.receipt) } : entry;
    });
  } catch {
    return [];
  }
}

function takeUp(): void {
  const person = currentSession()?.userId ?? null;
  if (person === null || person === owner) return;
  owner = person;
  entries = readStored(person);
  nextId = Math.max(0, ...entries.map(({ id }) => id)) + 1;
  tell();
}

subscribeSession(takeUp);
takeUp();

onPersonLeaves(() => {
  owner = null;
  entries = [];
  tell();
});
