import type { Action, Reason } from '#actions/action.ts';
import { currentSession } from '#authProvider/session.ts';
import { config } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** The lock of an action on a record: by endpoint and record, unless the action names a wider one (NET-05). */
export const lockKey = <Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
): string => action.lock?.(subject) ?? `${action.name}:${action.record(subject)}`;

/** Why this may not be done now, or null: role, read-only, then the record's own rule (UI-14, APP-19). */
export function whyNot<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Reason | null {
  const role = currentSession()?.role;
  if (!role || !action.roles.includes(role)) return { key: 'actions.notAllowed' };
  if (config().readOnly) return { key: 'actions.readOnly' };
  const answer = action.when?.(subject, extra) ?? true;
  return answer === true ? null : answer;
}
