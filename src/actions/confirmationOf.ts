import {
  type Action,
  type Confirmation,
  isMoney,
  nameOf,
  type OpenPoint,
} from '#actions/action.ts';
import { lastWrite, sentBefore, tellsSent } from '#actions/sentBefore.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/**
 * What is asked before an action is sent; undefined: nothing. Of money it names a sending whose end nobody knows, also
 * one before a reload or from another tab, and of a step that is done once a confirmed one, whether or not the action
 * looks for it (NET-06, PRD-15).
 */
export function confirmationOf<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Confirmation | undefined {
  const confirmation = action.confirm?.(subject, extra);
  if (!confirmation || !isMoney(action)) return confirmation;
  const { open = [] } = confirmation;
  const before = sendingBefore(action, subject, nameOf(action, subject, extra));
  if (!before || open.some(tellsSent)) return confirmation;
  return { ...confirmation, open: [before, ...open] };
}

/** That the same was sent before, where that matters: an end that nobody knows, or a step that is done once. */
export function sendingBefore<Subject, E extends Endpoint, Extra>(
  { name, doneAt, parts }: Action<Subject, E, Extra>,
  subject: Subject,
  record: string,
): OpenPoint | undefined {
  const last = lastWrite([name], record, ['confirmed', 'unknown'], parts?.(subject));
  if (last?.outcome === 'confirmed' && doneAt === undefined) return undefined;
  const [point] = sentBefore(name, record, parts?.(subject), doneAt);
  return point;
}
