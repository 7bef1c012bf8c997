import type { Action, Reason } from '#actions/action.ts';
import { pausedUntil } from '#actions/pauses.ts';
import { standingMark } from '#actions/pendingMarks.ts';
import { timeOf } from '#actions/sentBefore.ts';
import { isLocked } from '#actions/writeLock.ts';
import { mayAccess } from '#authProvider/access.ts';
import { sessionState } from '#authProvider/session.ts';
import { config } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isOffline } from '#http/online.ts';
import { secondsUntil } from '#http/retryAfter.ts';

/** The lock of an action on a record: by endpoint and record, unless the action names a wider one (NET-05). */
export const lockKey = <Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
): string => action.lock?.(subject) ?? `${action.name}:${action.record(subject)}`;

/** Why nothing of this kind may be done now, whatever the record, or null (NET-10, APP-19). */
export function whyClosed({ name }: Pick<Action<never>, 'name'>): Reason | null {
  const state = sessionState();
  if (state.status !== 'open') return { key: 'session.ended' };
  if (!mayAccess({ action: name })) return { key: 'actions.notAllowed' };
  if (config().readOnly) return { key: 'actions.readOnly' };
  if (isOffline()) return { key: 'failures.offline' };
  return null;
}

/**
 * Why a lock holds although no write of this tab is open: one left this browser, from another tab or before this
 * one was loaded again, and the state was not read after it (NET-05, NET-06).
 */
export function whyPending(key: string): Reason | null {
  const mark = standingMark(key);
  return mark ? { key: 'actions.pendingSince', params: { time: timeOf(mark.at) } } : null;
}

/**
 * Why this may not be done now, or null: session, role, switches, the same on its way without an answer, a service
 * that asked for a pause, then the record's own rule (UI-14). A write of this tab that runs is told by its lock.
 */
export function whyNot<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Reason | null {
  const closed = whyClosed(action);
  if (closed) return closed;
  const key = lockKey(action, subject);
  const pending = isLocked(key) ? null : whyPending(key);
  if (pending) return pending;
  const seconds = secondsUntil(pausedUntil(action, subject));
  if (seconds > 0) return { key: 'actions.throttled', params: { seconds } };
  const answer = action.when?.(subject, extra) ?? true;
  return answer === true ? null : answer;
}
