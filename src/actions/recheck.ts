import { type Action, isMoney, stateTextOf } from '#actions/action.ts';
import { whyNot } from '#actions/allowed.ts';
import { refreshConfig } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import type { Text } from '#i18n/useText.ts';

/**
 * Between 'Yes' and the sending: why it must not be sent, line by line, or null. For money the operator's
 * switch is read again, and the record itself where the action can reread it: it must be there, allowed, and as
 * it was on the dialog (PRD-15, PRD-18, PIC-05, APP-19).
 */
export async function recheck<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Promise<readonly Text[] | null> {
  if (isMoney(action)) await refreshConfig();
  return recheckRecord(action, subject, extra);
}

/** As `recheck`, where the operator's switch has just been read for many records together. */
export async function recheckRecord<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Promise<readonly Text[] | null> {
  const reason = whyNot(action, subject, extra);
  if (reason) return [reason];
  if (!action.reread) return null;
  let fresh: Subject | undefined;
  try {
    fresh = await action.reread(subject);
  } catch (error) {
    return [{ key: 'actions.unread', params: { message: messageOf(error) } }];
  }
  return fresh === undefined
    ? [{ key: 'actions.gone' }]
    : changedSince(action, subject, fresh, extra);
}

function changedSince<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  fresh: Subject,
  extra: Extra,
): readonly Text[] | null {
  const before = action.stateOf?.(subject) ?? '';
  const after = action.stateOf?.(fresh) ?? '';
  const changes = action.changes?.(subject, fresh) ?? [];
  const reason = whyNot(action, fresh, extra);
  if (before === after && changes.length === 0 && !reason) return null;
  return [
    { key: 'actions.changedTitle' },
    { key: 'actions.changedBefore', params: { state: stateTextOf(action, subject) } },
    { key: 'actions.changedNow', params: { state: stateTextOf(action, fresh) } },
    ...changes,
    ...(reason ? [reason] : []),
  ];
}

/** In the reader's language where it is ours. */
const messageOf = (error: unknown): Text | string =>
  error instanceof Failure ? failureText(error) : error instanceof Error ? error.message : '';
