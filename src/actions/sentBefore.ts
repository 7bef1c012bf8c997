import { type Action, nameOf, type OpenPoint } from '#actions/action.ts';
import { type ActivityEntry, activity } from '#actions/activity.ts';
import { sentElsewhere } from '#actions/pendingMarks.ts';
import { config } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Text, TextKey } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';

/** A moment of this session as '14:03', in the configured zone. */
export const timeOf = (at: number): string =>
  formatDate(at, { timeZone: config().timeZone, style: 'time' });

type Parts = readonly string[] | undefined;

/** The newest write of one of these actions on a record, or any of some parts of it, in this tab's session (ACT-01). */
export const lastWrite = (
  actions: readonly string[],
  record: string,
  outcomes: readonly ActivityEntry['outcome'][] = ['sending', 'confirmed', 'refused', 'unknown'],
  parts?: Parts,
): ActivityEntry | undefined =>
  activity().find(
    (entry) =>
      actions.includes(entry.action) &&
      entry.record === record &&
      outcomes.includes(entry.outcome) &&
      (!parts || !entry.parts || parts.some((part) => entry.parts?.includes(part))),
  );

/**
 * An open point when this session sent the same action on the record before and it was not refused, also from
 * another tab that is gone: a service that is slow to show the new state must not make anyone pay twice. `doneAt`:
 * how a confirmed one is told, with time and person (SET-03).
 */
export function sentBefore(
  action: string,
  record: string,
  parts?: Parts,
  doneAt?: TextKey,
): OpenPoint[] {
  const last = lastWrite([action], record, ['confirmed', 'unknown'], parts);
  if (last?.outcome === 'confirmed' && doneAt !== undefined)
    return [{ key: DONE_BEFORE, params: { done: doneText(doneAt, last) } }];
  const at = last?.at ?? sentElsewhere(action, record);
  return at === undefined ? [] : [sentPoint(at)];
}

const DONE_BEFORE = 'settlement.doneBefore';

const doneText = (key: TextKey, { at, person }: ActivityEntry): Text => ({
  key,
  params: { time: timeOf(at), person },
});

/** Does this point say that the same was sent before? */
export const tellsSent = ({ key }: OpenPoint): boolean =>
  key === DONE_BEFORE || key === 'settlement.sentBefore';

/** Of a step that is done once: that its newest sending in this session was confirmed for all of it, and when; else null. */
export function doneBefore<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): Text | null {
  if (action.doneAt === undefined) return null;
  const parts = action.parts?.(subject) ?? [];
  const record = nameOf(action, subject, extra);
  const last = lastWrite([action.name], record, undefined, action.parts && parts);
  return last?.outcome === 'confirmed' && parts.every((part) => last.parts?.includes(part) ?? true)
    ? doneText(action.doneAt, last)
    : null;
}

/** That the same was sent before. */
const sentPoint = (at: number): OpenPoint => ({
  key: 'settlement.sentBefore',
  params: { time: timeOf(at) },
});
