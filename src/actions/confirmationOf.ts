import {
  type Action,
  type Confirmation,
  isMoney,
  nameOf,
  type OpenPoint,
} from '#actions/action.ts';
import { sentElsewhere } from '#actions/pendingMarks.ts';
import { lastWrite, sentPoint } from '#actions/settlement.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/**
 * What is asked before an action is sent; undefined: nothing. Of money it names a sending whose end nobody knows, also
 * one before a reload or from another tab, whether or not the action looks for it (NET-06, PRD-15).
 */
export function confirmationOf<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Confirmation | undefined {
  const confirmation = action.confirm?.(subject, extra);
  if (!confirmation || !isMoney(action)) return confirmation;
  const { open = [] } = confirmation;
  const before = unknownBefore(action.name, nameOf(action, subject, extra));
  if (!before || open.some(({ key }) => key === before.key)) return confirmation;
  return { ...confirmation, open: [before, ...open] };
}

function unknownBefore(action: string, record: string): OpenPoint | undefined {
  const last = lastWrite([action], record, ['confirmed', 'unknown']);
  if (last) return last.outcome === 'unknown' ? sentPoint(last.at) : undefined;
  const at = sentElsewhere(action, record);
  return at === undefined ? undefined : sentPoint(at);
}
