import { type Action, type Confirmation, isMoney } from '#actions/action.ts';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { lockKey, whyNot } from '#actions/allowed.ts';
import { ask, closeConfirmation } from '#actions/confirmations.ts';
import { closeToast, toast } from '#actions/toasts.ts';
import { releaseLock, takeLock } from '#actions/writeLock.ts';
import { refreshConfig } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { queryClient } from '#dataProvider/queryClient.ts';
import { refetchReads } from '#dataProvider/reads.ts';
import { send } from '#http/call.ts';
import { failureText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';

/** What became of each record of a bulk action; the failed ones can be given in again (PRD-17, UI-16). */
export interface BulkResult<Subject> {
  done: readonly Subject[];
  failed: readonly { subject: Subject; message: Text | string }[];
  /** True when the person said 'No' or it was running already: nothing was sent. */
  cancelled: boolean;
}

/**
 * Sends one call per record, one after the other, after one confirmation. A failure stops nothing: it is
 * reported with its record. Records that may not be acted on are reported with the reason and not sent.
 */
export async function performBulk<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subjects: readonly Subject[],
  extra: Extra,
  confirmation: Confirmation,
): Promise<BulkResult<Subject>> {
  const nothing: BulkResult<Subject> = { done: [], failed: [], cancelled: true };
  if (subjects.length === 0) return nothing;
  if (!(await ask({ confirmation, label: action.label, money: isMoney(action) }))) return nothing;
  const lock = `bulk:${action.name}`;
  if (!takeLock(lock)) {
    closeConfirmation();
    return nothing;
  }
  const progress = toast({
    tone: 'loading',
    title: { key: 'actions.loadingTitle' },
    text: { key: 'actions.loadingText' },
    duration: null,
  });
  const done: Subject[] = [];
  const failed: { subject: Subject; message: Text | string }[] = [];
  try {
    if (isMoney(action)) await refreshConfig();
    for (const subject of subjects) {
      const message = await sendOne(action, subject, extra);
      if (message === null) done.push(subject);
      else failed.push({ subject, message });
    }
    await refetchReads(queryClient, action.endpoint.touches?.() ?? []).catch(() => {});
  } finally {
    closeToast(progress);
    closeConfirmation();
    releaseLock(lock);
  }
  toast({
    tone: failed.length > 0 ? 'error' : 'success',
    title: { key: failed.length > 0 ? 'actions.bulkTitle' : 'actions.success' },
    text: { key: 'actions.bulkDone', params: { done: done.length, all: subjects.length } },
    duration: failed.length > 0 ? null : 3000,
  });
  return { done, failed, cancelled: false };
}

/** Null when it was confirmed, else what to tell of it. */
async function sendOne<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Promise<Text | string | null> {
  const reason = whyNot(action, subject, extra);
  if (reason) return reason;
  const key = lockKey(action, subject);
  if (!takeLock(key)) return { key: 'actions.alreadyRunning' };
  const record = action.record(subject);
  const entry = noteActivity({ action: action.name, label: action.label, record });
  try {
    const outcome = await send(action.endpoint, action.input(subject, extra));
    const message = outcome.kind === 'confirmed' ? outcome.message : outcome.failure.message;
    settleActivity(entry, { outcome: outcome.kind, message: message ?? '' });
    if (outcome.kind === 'confirmed') return null;
    return outcome.kind === 'unknown'
      ? { key: 'actions.maybeSaved' }
      : failureText(outcome.failure);
  } finally {
    releaseLock(key);
  }
}
