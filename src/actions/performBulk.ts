import { type Action, type Confirmation, isMoney, markOf } from '#actions/action.ts';
import { whyClosed } from '#actions/allowed.ts';
import { type Asked, ask } from '#actions/confirmations.ts';
import { clearPending } from '#actions/pendingMarks.ts';
import { type BulkFailure, sendOne } from '#actions/sendOne.ts';
import { readShown, untilRead } from '#actions/settleUnknown.ts';
import { ACTION_TOAST, closeToast, toast } from '#actions/toasts.ts';
import { releaseLock, takeLock } from '#actions/writeLock.ts';
import { queryClient } from '#cache/queryClient.ts';
import { refetchReads } from '#cache/reads.ts';
import { refreshConfig } from '#config/current.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Text } from '#i18n/useText.ts';
import { NAMED } from '#rules/named.ts';

/** What became of each record of a bulk action; the failed ones can be given in again (PRD-17, UI-16). */
export interface BulkResult<Subject> {
  done: readonly Subject[];
  failed: readonly BulkFailure<Subject>[];
  /** True when nothing was sent: the person said 'No', it may not be done, or it was running already. */
  cancelled: boolean;
}

/**
 * Sends one call per record, one after the other, after one confirmation. A failure stops nothing: it is
 * named with its record, and those that were refused can be tried again at once. Records that may not be
 * acted on are reported with the reason and not sent; nor are those after one that came too often (429).
 */
export async function performBulk<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subjects: readonly Subject[],
  extra: Extra,
  confirmation: Confirmation,
): Promise<BulkResult<Subject>> {
  const result = await askOnce(action, subjects.length, confirmation, async (asked) => {
    let { done, failed } = await sendAll(action, subjects, extra).finally(asked.close);
    for (
      let again = failed.filter(isRetriable);
      again.length > 0;
      again = failed.filter(isRetriable)
    ) {
      const retry = await ask(questionOf(action, whatFailed(action, done, failed)));
      if (!retry.yes) break;
      const tried = again.map(({ subject }) => subject);
      const next = await sendAll(action, tried, extra).finally(retry.close);
      done = [...done, ...next.done];
      failed = [...failed.filter((failure) => !isRetriable(failure)), ...next.failed];
    }
    tellEnd(action, done, failed);
    return { done, failed, cancelled: false };
  });
  return result ?? { done: [], failed: [], cancelled: true };
}

const questionOf = <Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  confirmation: Confirmation,
) => ({ label: action.label, mark: markOf(action), confirmation });

/**
 * Asks once for many records and sends under a lock of the action, so that it runs once at a time. Null when nothing
 * is to be sent: there are no records, it may not be done, the person said 'No', or it is running already.
 */
export async function askOnce<Subject, E extends Endpoint, Extra, Result>(
  action: Action<Subject, E, Extra>,
  records: number,
  confirmation: Confirmation,
  send: (asked: Asked) => Promise<Result>,
): Promise<Result | null> {
  if (records === 0) return null;
  const closed = whyClosed(action);
  if (closed) {
    toast({ tone: 'error', title: { key: 'actions.error' }, text: closed, duration: ACTION_TOAST });
    return null;
  }
  const asked = await ask(questionOf(action, confirmation));
  if (!asked.yes) return null;
  const lock = `bulk:${action.name}`;
  if (!takeLock(lock)) {
    asked.close();
    toast({ tone: 'info', text: { key: 'actions.alreadyRunning' }, duration: ACTION_TOAST });
    return null;
  }
  try {
    return await send(asked);
  } finally {
    releaseLock(lock);
  }
}

/** Even where the pause is none or over by now: the service had enough. */
export const cameTooOften = ({ until }: BulkFailure<unknown>): boolean => until !== undefined;

/** The service has asked for a pause: it was not even tried. */
export const notSent = <Subject>(subject: Subject): BulkFailure<Subject> => ({
  subject,
  kind: 'refused',
  message: { key: 'actions.notTried' },
});

const isRetriable = ({ kind }: BulkFailure<unknown>): boolean => kind === 'refused';

/** One round; the locks of those whose end is unknown hold until the state was read again (NET-06). */
async function sendAll<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subjects: readonly Subject[],
  extra: Extra,
): Promise<{ done: readonly Subject[]; failed: readonly BulkFailure<Subject>[] }> {
  const done: Subject[] = [];
  const failed: BulkFailure<Subject>[] = [];
  const held: string[] = [];
  const loading = (text: Text, id?: number) =>
    toast({ tone: 'loading', title: { key: 'actions.loadingTitle' }, text, duration: null }, id);
  const progress = loading({ key: 'actions.loadingText' });
  try {
    if (isMoney(action)) await refreshConfig();
    for (const subject of subjects) {
      const failure = failed.some(cameTooOften)
        ? notSent(subject)
        : await sendOne(action, subject, extra, held);
      if (failure) failed.push(failure);
      else done.push(subject);
      const count = done.length + failed.length;
      loading(
        { key: 'actions.bulkProgress', params: { done: count, all: subjects.length } },
        progress,
      );
    }
    const known = await readAgain(action, held.length > 0, {
      stillTrying: () => loading({ key: 'actions.unknownStill' }, progress),
      away: () => loading({ key: 'actions.unknownAway' }, progress),
    });
    if (known) for (const key of held) clearPending(key);
    return { done, failed };
  } finally {
    closeToast(progress);
    for (const key of held) releaseLock(key);
  }
}

/** False when it must be known and the person left before it was. */
async function readAgain(
  { endpoint }: { endpoint: Endpoint },
  must: boolean,
  progress: { stillTrying: () => void; away: () => void },
): Promise<boolean> {
  const reads = endpoint.touches?.() ?? [];
  if (must) {
    const learned = await untilRead(progress, async () => {
      if (reads.length > 0) await readShown(reads, progress);
      return undefined;
    });
    return learned.kind !== 'left';
  }
  await refetchReads(queryClient, reads).catch(() => {});
  return true;
}

const count = (done: readonly unknown[], failed: readonly unknown[]): Text => ({
  key: 'actions.bulkDone',
  params: { done: done.length, all: done.length + failed.length },
});

function failedLines<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  failed: readonly BulkFailure<Subject>[],
): Text[] {
  const named = failed.slice(0, NAMED).map(
    ({ subject, message }): Text => ({
      key: 'actions.bulkLine',
      params: { record: action.record(subject), message },
    }),
  );
  const more = failed.length - named.length;
  return more > 0 ? [...named, { key: 'actions.bulkMore', params: { count: more } }] : named;
}

/** Asks whether those that were refused shall be tried again. */
const whatFailed = <Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  done: readonly Subject[],
  failed: readonly BulkFailure<Subject>[],
): Confirmation => ({
  title: { key: 'actions.bulkTitle' },
  until: Math.max(0, ...failed.map(({ until = 0 }) => until)),
  lines: [
    count(done, failed),
    ...failedLines(action, failed),
    { key: 'actions.bulkRetry', params: { smart_count: failed.filter(isRetriable).length } },
  ],
});

/** Tells how many of all were done, and names those that were not. */
export function tellEnd<Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  done: readonly Subject[],
  failed: readonly BulkFailure<Subject>[],
): void {
  const text = count(done, failed);
  if (failed.length === 0)
    toast({ tone: 'success', title: { key: 'actions.success' }, text, duration: ACTION_TOAST });
  else
    toast({
      tone: 'error',
      title: { key: 'actions.bulkTitle' },
      text,
      lines: failedLines(action, failed),
      duration: null,
    });
}
