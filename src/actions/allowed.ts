import type { Action, Reason } from '#actions/action.ts';
import { pausedUntil } from '#actions/pauses.ts';
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
 * Why this may not be done now, or null: session, role, switches, a service that asked for a pause, then the
 * record's own rule (UI-14).
 */
export function whyNot<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Reason | null {
  const closed = whyClosed(action);
  if (closed) return closed;
  const seconds = secondsUntil(pausedUntil(action, subject));
  if (seconds > 0) return { key: 'actions.throttled', params: { seconds } };
  const answer = action.when?.(subject, extra) ?? true;
  return answer === true ? null : answer;
}
