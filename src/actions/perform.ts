import { type Action, type Beside, isMoney, markOf, nameOf } from '#actions/action.ts';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { lockKey, whyNot } from '#actions/allowed.ts';
import { confirmationOf } from '#actions/confirmationOf.ts';
import { type Asked, ask } from '#actions/confirmations.ts';
import { pauseAction } from '#actions/pauses.ts';
import { clearPending, markPending, settlePending } from '#actions/pendingMarks.ts';
import { recheck } from '#actions/recheck.ts';
import { learnState } from '#actions/settleUnknown.ts';
import { learnedText, type Notices, notices, refusalText } from '#actions/tell.ts';
import { ACTION_TOAST, toast } from '#actions/toasts.ts';
import { acrossTabs, isLocked, releaseLock, takeLock } from '#actions/writeLock.ts';
import { queryClient } from '#cache/queryClient.ts';
import { refetchReads } from '#cache/reads.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { type CallOptions, send } from '#http/call.ts';
import type { Failure } from '#http/failure.ts';
import type { Outcome } from '#http/outcome.ts';
import type { Text } from '#i18n/useText.ts';

/** How an action ended. `stopped` and `busy`: nothing was sent. */
export type Performed<Answer = unknown> =
  | { kind: 'confirmed'; answer: Answer }
  | { kind: 'refused' | 'unknown'; failure: Failure }
  | { kind: 'notAllowed' | 'cancelled' | 'stopped' | 'busy' };

/** Did it leave the console? What became of it is then told from what is read afterwards. */
export const wasSent = ({ kind }: Performed): boolean =>
  kind === 'confirmed' || kind === 'refused' || kind === 'unknown';

/** After this many milliseconds a money action says that it still works. */
const SLOW = 5000;

/** Of an action without a dialog: nothing to close or to show a stop in. */
const UNASKED: Asked = { yes: true, stop: () => {}, close: () => {} };

/**
 * The one way in which a write leaves the console: allowed? → confirm → lock → for money read the state
 * again → send once → refetch what is stale → tell. The lock holds until the refetched state is there, so
 * that nobody acts on an old one (NET-04..07).
 */
export async function perform<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
  options: CallOptions = {},
): Promise<Performed<AnswerOf<E>>> {
  const key = lockKey(action, subject);
  if (isLocked(key)) return busy({ key: 'actions.alreadyRunning' });
  const reason = whyNot(action, subject, extra);
  if (reason) {
    refuse(reason);
    return { kind: 'notAllowed' };
  }
  const confirmation = confirmationOf(action, subject, extra);
  const beside = confirmation && safely(() => action.beside?.(subject, extra));
  const asked = confirmation
    ? await ask({
        confirmation,
        label: action.label,
        mark: markOf(action),
        beside,
        at: action.asksAt,
      })
    : UNASKED;
  if (!asked.yes) return { kind: 'cancelled' };
  if (!takeLock(key)) {
    asked.close();
    return busy({ key: 'actions.alreadyRunning' });
  }
  try {
    const done = await acrossTabs(key, async (): Promise<Performed<AnswerOf<E>>> => {
      const stopped = await recheck(action, subject, extra);
      if (!stopped) return deliver(action, subject, extra, { asked, beside }, options);
      if (confirmation) asked.stop(stopped.lines);
      else for (const text of stopped.lines) refuse(text, null);
      // A service that asked for a pause is not asked for the lists at once.
      if (stopped.until === undefined) void refetchStale(action.endpoint);
      return { kind: 'stopped' };
    });
    if (done) return done;
    asked.close();
    // What the other tab does is not in the lists of this one.
    void refetchStale(action.endpoint);
    return busy({ key: 'actions.runningElsewhere' });
  } catch (error) {
    asked.close();
    refuse({ key: 'actions.wrong' }, null);
    throw error;
  } finally {
    releaseLock(key);
  }
}

const refuse = (text: Text, duration: number | null = ACTION_TOAST) =>
  toast({ tone: 'error', title: { key: 'actions.error' }, text, duration });

function busy(text: Text): { kind: 'busy' } {
  toast({ tone: 'info', text, duration: ACTION_TOAST });
  return { kind: 'busy' };
}

/** Sends once, and takes the dialog away when the answer is known, whatever it is. */
async function deliver<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
  { asked, beside }: { asked: Asked; beside: Beside | undefined },
  options: CallOptions,
): Promise<Performed<AnswerOf<E>>> {
  const input = action.input(subject, extra);
  const money = isMoney(action);
  const key = lockKey(action, subject);
  const record = nameOf(action, subject, extra);
  const tell = notices(action, record);
  const parts = action.parts?.(subject);
  const entry = noteActivity({ action: action.name, label: action.label, record, parts });
  const slow = money ? setTimeout(tell.slow, SLOW) : undefined;
  if (money) markPending(key, { action: action.name, label: action.label, record });
  try {
    const outcome = await send(action.endpoint, input, options);
    clearTimeout(slow);
    asked.close();
    if (outcome.kind === 'unknown' && money)
      return await unknown(action, subject, outcome, entry, tell);
    if (money && outcome.kind !== 'unknown') settlePending(key, outcome.kind);
    const told = settled(action, subject, outcome, entry, tell);
    if (outcome.kind === 'confirmed') safely(() => beside?.confirmed?.(entry));
    return await told;
  } catch (error) {
    clearTimeout(slow);
    tell.close();
    settleActivity(entry, { outcome: 'unknown', message: String(error) });
    throw error;
  }
}

/** Nobody knows whether money moved: reads the state until it is known, and tells it (NET-06). */
async function unknown<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  outcome: { kind: 'unknown'; failure: Failure },
  entry: number,
  tell: Notices,
): Promise<Performed<never>> {
  const { failure } = outcome;
  tell.unknown(failure.requestId);
  settleActivity(entry, {
    outcome: 'unknown',
    message: refusalText('unknown', failure, action.endpoint),
  });
  const learned = await learnState(action, subject, tell);
  const message = learnedText(
    learned,
    safely(() => action.stateOf?.(subject)),
    failure,
    action.untold,
  );
  const told = safely(() => action.failed?.(failure.serverMessage, subject));
  tell.learned(message, told?.title);
  settleActivity(entry, { outcome: 'unknown', message });
  // Where the session ended first, the mark tells of it after the next login.
  if (learned.kind !== 'left') clearPending(lockKey(action, subject));
  return outcome;
}

/** The answer stands whatever becomes of the wording and of the refetch. */
async function settled<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  outcome: Outcome<AnswerOf<E>>,
  entry: number,
  tell: Notices,
): Promise<Performed<AnswerOf<E>>> {
  if (outcome.kind === 'confirmed') {
    const told = safely(() => action.succeeded?.(outcome.message, subject));
    tell.succeeded(told, outcome.message);
    const message = outcome.message ?? told?.text ?? '';
    const { requestId, answeredAt } = outcome;
    settleActivity(entry, { outcome: 'confirmed', message, requestId, answeredAt });
    await refetchStale(action.endpoint);
    return { kind: 'confirmed', answer: outcome.answer };
  }
  const { kind, failure } = outcome;
  const text = refusalText(kind, failure, action.endpoint);
  const told = safely(() => action.failed?.(failure.serverMessage, subject));
  if (failure.until !== undefined) pauseAction(action, subject, failure.until);
  tell.failed({ ...told, text: told?.text ?? text }, kind === 'unknown', failure);
  settleActivity(entry, { outcome: kind, message: text });
  // Nothing was done by what came too often, and its service asked for a pause.
  if (failure.stage !== 'before' && failure.kind !== 'throttled')
    await refetchStale(action.endpoint);
  return outcome;
}

/** A mistake in the wording, or in what goes along, must not turn an accepted payment into an error. */
function safely<T>(word: () => T): T | undefined {
  try {
    return word();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** A failing refetch says so where the list is shown. */
async function refetchStale(endpoint: Endpoint): Promise<void> {
  await refetchReads(queryClient, endpoint.touches?.() ?? []).catch(() => {});
}
