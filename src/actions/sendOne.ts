import { type Action, isMoney, nameOf } from '#actions/action.ts';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { lockKey } from '#actions/allowed.ts';
import { pauseAction } from '#actions/pauses.ts';
import { markPending, settlePending } from '#actions/pendingMarks.ts';
import { recheckRecord } from '#actions/recheck.ts';
import { refusalText } from '#actions/tell.ts';
import { acrossTabs, releaseLock, takeLock } from '#actions/writeLock.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { send } from '#http/call.ts';
import type { Failure } from '#http/failure.ts';
import type { Text } from '#i18n/useText.ts';

/**
 * A record of a bulk action that was not done. `refused`: nothing happened to it, so it may be tried again.
 * `stopped`: not sent, because it may not be done with the record as it is.
 */
export interface BulkFailure<Subject> {
  subject: Subject;
  kind: 'refused' | 'unknown' | 'stopped';
  message: Text | string;
  /** Of one that was stopped: all that stands against it, line by line. */
  lines?: readonly Text[];
  /** How the call failed, where one was sent. */
  failure?: Failure;
  /** When it may be tried again (429), in milliseconds since 1970. */
  until?: number | undefined;
}

/**
 * Sends a bulk action's call for one record; null when it was confirmed. The key of a lock that must hold
 * until the state is known goes to `held`.
 */
export async function sendOne<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
  held: string[],
): Promise<BulkFailure<Subject> | null> {
  const key = lockKey(action, subject);
  const refused = (message: Text | string): BulkFailure<Subject> => ({
    subject,
    kind: 'refused',
    message,
  });
  if (!takeLock(key)) return refused({ key: 'actions.alreadyRunning' });
  try {
    const failure = await acrossTabs<BulkFailure<Subject> | null>(key, async () => {
      const { lines = [], until } = (await recheckRecord(action, subject, extra)) ?? {};
      const [problem] = lines;
      if (!problem) return deliver(action, subject, extra, key);
      const kind = mayPass(problem) ? 'refused' : 'stopped';
      return { subject, kind, message: problem, lines, ...(until !== undefined && { until }) };
    });
    if (failure === undefined) return refused({ key: 'actions.runningElsewhere' });
    if (failure?.kind === 'unknown' && isMoney(action)) held.push(key);
    return failure;
  } finally {
    if (!held.includes(key)) releaseLock(key);
  }
}

/** Nothing about the record itself stands against it. */
const mayPass = ({ key }: Text): boolean => key === 'actions.unread' || key === 'actions.throttled';

async function deliver<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
  key: string,
): Promise<BulkFailure<Subject> | null> {
  const input = action.input(subject, extra);
  const record = nameOf(action, subject, extra);
  const parts = action.parts?.(subject);
  const entry = noteActivity({ action: action.name, label: action.label, record, parts });
  if (isMoney(action)) markPending(key, { action: action.name, label: action.label, record });
  const outcome = await send(action.endpoint, input);
  // A mark whose end is unknown goes when the state has been read, with the lock.
  if (isMoney(action) && outcome.kind !== 'unknown') settlePending(key, outcome.kind);
  if (outcome.kind === 'confirmed') {
    const { message = '', requestId, answeredAt } = outcome;
    settleActivity(entry, { outcome: 'confirmed', message, requestId, answeredAt });
    return null;
  }
  const { kind, failure } = outcome;
  const message =
    kind === 'unknown'
      ? ({ key: 'actions.bulkUnknown' } as const)
      : refusalText(kind, failure, action.endpoint);
  settleActivity(entry, { outcome: kind, message });
  const { until } = failure;
  if (until !== undefined) pauseAction(action, subject, until);
  return { subject, kind, message, failure, until };
}
