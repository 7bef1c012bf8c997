import { type Action, stateTextOf } from '#actions/action.ts';
import { sessionState, subscribeSession } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { readsOf, refetchReads } from '#cache/reads.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Text } from '#i18n/useText.ts';
import type { State } from '#rules/settlement.ts';

/** Pauses before each try to read the state, in milliseconds; the last one repeats. */
const PAUSES = [0, 3000, 10_000, 30_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isOpen = () => sessionState().status === 'open';

/** The state to compare, and as it is told. */
export interface ReadState {
  state: State;
  text: Text | string;
}

/**
 * What is known after an unknown end: the state as read (in words where the action has them), that no call
 * tells it, or that the person left before it could be read.
 */
export type Learned =
  | { kind: 'read'; state: ReadState | undefined }
  | { kind: 'nothingTells' }
  | { kind: 'left' };

/** Says how the reading of the state goes on. */
export interface Progress {
  stillTrying: () => void;
  /** Nothing on the screen shows it: it is read when a page that does is opened. */
  away: () => void;
}

/** After an unknown end: reads the state until that succeeds; the action stays locked until then (NET-06). */
export async function learnState<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  progress: Progress,
): Promise<Learned> {
  const reads = action.endpoint.touches?.() ?? [];
  if (action.untold || (reads.length === 0 && !action.reread)) {
    void refetchReads(queryClient, reads).catch(() => {});
    return { kind: 'nothingTells' };
  }
  return untilRead(progress, async () => {
    if (!action.reread) {
      await readShown(reads, progress);
      return undefined;
    }
    await refetchReads(queryClient, reads);
    const fresh = await action.reread(subject);
    const state = fresh && action.stateOf?.(fresh);
    if (fresh === undefined || state === undefined) return undefined;
    return { state, text: stateTextOf(action, fresh) };
  });
}

/** Reads again what is on the screen of these calls; where nothing is, when a page shows it next. */
export async function readShown(
  reads: readonly Endpoint[],
  progress: Pick<Progress, 'away'>,
): Promise<void> {
  if ((await refetchReads(queryClient, reads)) === 0) await shownAgain(reads, progress);
}

/** Tries again and again, with growing pauses, as long as the person is there. */
export async function untilRead(
  { stillTrying }: Pick<Progress, 'stillTrying'>,
  read: () => Promise<ReadState | undefined>,
): Promise<Learned> {
  for (let attempt = 0; isOpen(); attempt += 1) {
    await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0);
    try {
      const state = await read();
      return isOpen() ? { kind: 'read', state } : { kind: 'left' };
    } catch {
      stillTrying();
    }
  }
  return { kind: 'left' };
}

/** Resolves when a page reads one of these calls, or when the session ends. */
function shownAgain(reads: readonly Endpoint[], { away }: Pick<Progress, 'away'>): Promise<void> {
  const isRead = readsOf(reads);
  away();
  return new Promise((resolve) => {
    const done = () => {
      stopReads();
      stopSession();
      resolve();
    };
    const stopReads = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && isRead(event.query))
        done();
    });
    const stopSession = subscribeSession(() => {
      if (!isOpen()) done();
    });
  });
}
