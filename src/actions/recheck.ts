import { type Action, isMoney, stateTextOf } from '#actions/action.ts';
import { lockKey, whyNot, whyPending } from '#actions/allowed.ts';
import { pausedUntil } from '#actions/pauses.ts';
import { refreshConfig } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#http/failure.ts';
import { problemText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';
import { sameState } from '#rules/settlement.ts';

/** Why it must not be sent, line by line. */
export interface Stopped {
  lines: readonly Text[];
  /** Of a service that asked for a pause (429): until when, in milliseconds since 1970. */
  until?: number | undefined;
}

/**
 * Between 'Yes' and the sending: why it must not be sent, or null. For money the operator's
 * switch is read again, and the record itself where the action can reread it: it must be there, allowed, and as
 * it was on the dialog (PRD-15, PRD-18, PIC-05, APP-19).
 */
export async function recheck<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Promise<Stopped | null> {
  if (isMoney(action)) await refreshConfig();
  return recheckRecord(action, subject, extra);
}

/** As `recheck`, where the operator's switch has just been read for many records together. */
export async function recheckRecord<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Promise<Stopped | null> {
  // The lock is this write's own by now: what stands under it was left by another tab.
  const reason = whyPending(lockKey(action, subject)) ?? whyNot(action, subject, extra);
  if (reason)
    return {
      lines: [reason],
      ...(reason.key === 'actions.throttled' && { until: pausedUntil(action, subject) }),
    };
  if (!action.reread) return null;
  let fresh: Subject | undefined;
  try {
    fresh = await action.reread(subject);
  } catch (error) {
    return {
      lines: [{ key: 'actions.unread', params: { message: problemText(error) } }],
      ...(error instanceof Failure && { until: error.until }),
    };
  }
  return fresh === undefined
    ? { lines: [{ key: 'actions.gone' }] }
    : changedSince(action, subject, fresh, extra);
}

function changedSince<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  fresh: Subject,
  extra: Extra,
): Stopped | null {
  const same = sameState(action.stateOf?.(subject), action.stateOf?.(fresh));
  const changes = action.changes?.(subject, fresh) ?? [];
  const reason = whyNot(action, fresh, extra);
  if (same && changes.length === 0 && !reason) return null;
  return {
    lines: [
      { key: 'actions.changedTitle' },
      { key: 'actions.changedBefore', params: { state: stateTextOf(action, subject) } },
      { key: 'actions.changedNow', params: { state: stateTextOf(action, fresh) } },
      ...changes,
      ...(reason ? [reason] : []),
    ],
  };
}
