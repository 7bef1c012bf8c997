import { type Action, type Confirmation, isMoney } from '#actions/action.ts';
import { clearPending } from '#actions/pendingMarks.ts';
import { askOnce, cameTooOften, notSent, tellEnd } from '#actions/performBulk.ts';
import { type BulkFailure, sendOne } from '#actions/sendOne.ts';
import { learnState } from '#actions/settleUnknown.ts';
import { learnedText } from '#actions/tell.ts';
import { releaseLock } from '#actions/writeLock.ts';
import { queryClient } from '#cache/queryClient.ts';
import { refetchReads } from '#cache/reads.ts';
import { refreshConfig } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Text } from '#i18n/useText.ts';

/** A record with what was chosen or typed for it. */
export interface Each<Subject, Extra> {
  readonly subject: Subject;
  readonly extra: Extra;
}

/** Hears how a run goes; `place` is that of the record among those given, from 0. */
export interface EachRun<Subject> {
  onSending: (place: number) => void;
  /** Nobody knows how it ended: nothing further is sent until the state was read. `text` says how that goes on. */
  onUnknown: (place: number, text: Text) => void;
  /** It ended; null: confirmed. Of an unknown end the message says what the state is by now. */
  onEnd: (place: number, failure: BulkFailure<Subject> | null) => void;
  /** True while the caller shows how each ended: then no notice tells it over that. */
  isShown: () => boolean;
  /** Stop: what is on its way ends, and no other is sent. */
  signal: AbortSignal;
}

/**
 * Sends one call per record, each with its own choice, one after the other after one confirmation. It differs from
 * `performBulk` where each record must be looked at: the caller hears of each, can stop, and after an unknown end
 * nothing goes out until the state was read (NET-06). False when nothing was sent.
 */
export async function performEach<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  items: readonly Each<Subject, Extra>[],
  confirmation: Confirmation,
  run: EachRun<Subject>,
): Promise<boolean> {
  const sent = await askOnce(action, items.length, confirmation, async (asked) => {
    asked.close();
    const done: Subject[] = [];
    const failed: BulkFailure<Subject>[] = [];
    if (isMoney(action)) await refreshConfig();
    for (const [place, item] of items.entries()) {
      if (run.signal.aborted) break;
      const end = failed.some(cameTooOften)
        ? notSent(item.subject)
        : await sendAndLearn(action, item, place, run);
      if (end === 'left') break;
      if (end) failed.push(end);
      else done.push(item.subject);
      run.onEnd(place, end);
    }
    // A service that asked for a pause is not asked for the lists at once.
    if (!failed.some(cameTooOften))
      await refetchReads(queryClient, action.endpoint.touches?.() ?? []).catch(() => {});
    if (!run.isShown() && done.length + failed.length > 0) tellEnd(action, done, failed);
    return true;
  });
  return sent ?? false;
}

/** One record; after an unknown end the state is read until that succeeds, under the lock. `left`: nobody is there. */
async function sendAndLearn<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  { subject, extra }: Each<Subject, Extra>,
  place: number,
  run: EachRun<Subject>,
): Promise<BulkFailure<Subject> | 'left' | null> {
  const held: string[] = [];
  run.onSending(place);
  try {
    const end = await sendOne(action, subject, extra, held);
    if (end?.kind !== 'unknown' || !end.failure) return end;
    run.onUnknown(place, { key: 'actions.unknown' });
    const learned = await learnState(action, subject, {
      stillTrying: () => run.onUnknown(place, { key: 'actions.unknownStill' }),
      away: () => run.onUnknown(place, { key: 'actions.unknownAway' }),
    });
    // Where the session ended first, the mark tells of it after the next login.
    if (learned.kind === 'left') return 'left';
    for (const key of held) clearPending(key);
    const message = learnedText(learned, action.stateOf?.(subject), end.failure, action.untold);
    return { ...end, message };
  } finally {
    for (const key of held) releaseLock(key);
  }
}
