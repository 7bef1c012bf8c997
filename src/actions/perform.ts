import { type Action, isMoney } from '#actions/action.ts';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { lockKey, whyNot } from '#actions/allowed.ts';
import { ask, closeConfirmation, stopConfirmation } from '#actions/confirmations.ts';
import { clearPending, markPending } from '#actions/pendingMarks.ts';
import { learnState } from '#actions/settleUnknown.ts';
import { notices, plainText, tellRefusal } from '#actions/tell.ts';
import { ACTION_TOAST, toast } from '#actions/toasts.ts';
import { acrossTabs, isLocked, releaseLock, takeLock } from '#actions/writeLock.ts';
import { refreshConfig } from '#config/current.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { queryClient } from '#dataProvider/queryClient.ts';
import { refetchReads } from '#dataProvider/reads.ts';
import { type CallOptions, send } from '#http/call.ts';
import type { Failure } from '#http/failure.ts';

/** How an action ended. `stopped` and `busy`: nothing was sent. */
export type Performed<Answer = unknown> =
  | { kind: 'confirmed'; answer: Answer }
  | { kind: 'refused' | 'unknown'; failure: Failure }
  | { kind: 'notAllowed' | 'cancelled' | 'stopped' | 'busy' };

/** After this many milliseconds a money action says that it still works. */
const SLOW = 5000;

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
  if (isLocked(key)) return busy();
  const reason = whyNot(action, subject, extra);
  if (reason) {
    toast({ tone: 'error', title: { key: 'actions.error' }, text: reason, duration: ACTION_TOAST });
    return { kind: 'notAllowed' };
  }
  if (action.confirm) {
    const confirmation = action.confirm(subject, extra);
    const yes = await ask({ confirmation, label: action.label, money: isMoney(action) });
    if (!yes) return { kind: 'cancelled' };
  }
  if (!takeLock(key)) {
    closeConfirmation();
    return busy();
  }
  try {
    const done = await acrossTabs(key, async () => {
      const stopped = isMoney(action) ? await recheck(action, subject, extra) : null;
      return stopped ?? deliver(action, subject, extra, key, options);
    });
    if (done) return done;
    closeConfirmation();
    toast({ tone: 'warning', text: { key: 'actions.runningElsewhere' }, duration: null });
    return { kind: 'busy' };
  } finally {
    releaseLock(key);
  }
}

function busy(): { kind: 'busy' } {
  toast({ tone: 'info', text: { key: 'actions.alreadyRunning' }, duration: ACTION_TOAST });
  return { kind: 'busy' };
}

/** Between 'Yes' and the sending: writes still on, record still there, still allowed, unchanged (PRD-15, APP-19). */
async function recheck<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Promise<{ kind: 'stopped' } | null> {
  const stop = (lines: Parameters<typeof stopConfirmation>[0]): { kind: 'stopped' } => {
    if (action.confirm) stopConfirmation(lines);
    else for (const text of lines) toast({ tone: 'error', text, duration: null });
    void refetchStale(action.endpoint);
    return { kind: 'stopped' };
  };
  await refreshConfig();
  const reason = whyNot(action, subject, extra);
  if (reason) return stop([reason]);
  if (!action.reread) return null;
  let fresh: Subject | undefined;
  try {
    fresh = await action.reread(subject);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return stop([{ key: 'actions.unread', params: { message } }]);
  }
  if (fresh === undefined) return stop([{ key: 'actions.gone' }]);
  const before = action.stateOf?.(subject);
  const after = action.stateOf?.(fresh);
  const reasonNow = whyNot(action, fresh, extra);
  const changes = action.changes?.(subject, fresh) ?? [];
  if (before === after && changes.length === 0 && !reasonNow) return null;
  return stop([
    { key: 'actions.changedTitle' },
    { key: 'actions.changedBefore', params: { state: before ?? '' } },
    { key: 'actions.changedNow', params: { state: after ?? '' } },
    ...changes,
    ...(reasonNow ? [reasonNow] : []),
  ]);
}

async function deliver<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
  key: string,
  options: CallOptions,
): Promise<Performed<AnswerOf<E>>> {
  const money = isMoney(action);
  const record = action.record(subject);
  const entry = noteActivity({ action: action.name, label: action.label, record });
  const tell = notices(action);
  const slow = money ? setTimeout(tell.slow, SLOW) : undefined;
  if (money) markPending(key, { label: action.label, record });
  const outcome = await send(action.endpoint, action.input(subject, extra), options).finally(() => {
    clearTimeout(slow);
  });
  closeConfirmation();
  if (outcome.kind === 'unknown' && money) {
    tell.unknown();
    settleActivity(entry, { outcome: 'unknown', message: outcome.failure.message });
    const state = await learnState(action, subject, tell.unknownStill);
    tell.state(state);
    settleActivity(entry, { outcome: 'unknown', message: state ?? outcome.failure.message });
    clearPending(key);
    return outcome;
  }
  if (money) clearPending(key);
  if (outcome.kind === 'confirmed') {
    const told = action.succeeded?.(outcome.answer, subject);
    tell.succeeded(told, outcome.message);
    settleActivity(entry, {
      outcome: 'confirmed',
      message: outcome.message ?? plainText(told?.text),
    });
    await refetchStale(action.endpoint);
    return { kind: 'confirmed', answer: outcome.answer };
  }
  tellRefusal(tell, outcome, action.failed?.(outcome.failure.serverMessage, subject));
  settleActivity(entry, { outcome: outcome.kind, message: outcome.failure.message });
  if (outcome.failure.stage !== 'before') await refetchStale(action.endpoint);
  return outcome;
}

/** The answer stands whatever becomes of the refetch; a failing one says so where the list is shown. */
async function refetchStale(endpoint: Endpoint): Promise<void> {
  await refetchReads(queryClient, endpoint.touches?.() ?? []).catch(() => {});
}
