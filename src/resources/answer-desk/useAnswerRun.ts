import { useEffect, useMemo, useRef, useState } from 'react';
import { type Confirmation, nameOf as recordOf } from '#actions/action.ts';
import { sendingBefore } from '#actions/confirmationOf.ts';
import { performEach } from '#actions/performEach.ts';
import type { BulkFailure } from '#actions/sendOne.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Text } from '#i18n/useText.ts';
import type { Desk } from '#resources/answer-desk/desk.ts';
import type { DeskState } from '#resources/answer-desk/deskState.ts';
import { nameOf, type ReviewItem, whyFailed } from '#resources/answer-desk/review.ts';
import type { ChangeChoices } from '#resources/answer-desk/useChoices.ts';
import { sameId } from '#rules/ids.ts';
import { formatCount } from '#rules/money.ts';

/** How far the sending of one answer is. */
export type Step =
  | { kind: 'waiting' | 'sending' | 'confirmed' | 'notSent' }
  /** Nobody knows how it ended; `why` says how the reading of its state goes on, or what was read. */
  | { kind: 'reading' | 'refused' | 'unknown' | 'stopped'; why: Text | string };

/** Answers that were sent, or are on their way, each with how far it is. */
export interface AnswerRun<Subject> {
  readonly items: readonly ReviewItem<Subject>[];
  readonly steps: readonly Step[];
  readonly running: boolean;
}

const WAITING: Step = { kind: 'waiting' };

/** Did it end otherwise than it should? An answer that was not sent after Stop only waits for the next review. */
export const isFailed = ({ kind }: Step): boolean =>
  kind === 'refused' || kind === 'unknown' || kind === 'stopped';

/** How many of a run have ended, however they did. */
export const endedOf = ({ steps }: Pick<AnswerRun<unknown>, 'steps'>): number =>
  steps.filter(({ kind }) => !['waiting', 'sending', 'reading'].includes(kind)).length;

/** What still waits at the end was not sent; of what was on its way nobody knows. */
const over = <Subject>(run: AnswerRun<Subject>): AnswerRun<Subject> => ({
  ...run,
  running: false,
  steps: run.steps.map((step): Step => {
    if (step.kind === 'waiting') return { kind: 'notSent' };
    return step.kind === 'sending' || step.kind === 'reading'
      ? { kind: 'unknown', why: { key: 'actions.maybeSaved' } }
      : step;
  }),
});

/** Sends what was reviewed, and holds how it goes, also while the sheet is closed (ANS-03). */
export function useAnswerRun<Subject, E extends Endpoint>(
  desk: Desk<Subject, E>,
  state: DeskState,
  change: ChangeChoices,
) {
  const [run, setRun] = useState<AnswerRun<Subject> | null>(null);
  const stop = useRef(new AbortController());
  const watched = useRef(false);
  useEffect(() => () => stop.current.abort(), []);
  // What is stored by now was saved, whatever the answer was; the choice has nothing left to say.
  useEffect(() => {
    if (!run) return;
    for (const [place, { question, option }] of run.items.entries())
      if (run.steps[place]?.kind === 'unknown' && isStored(desk, question.key, option.id)) {
        const id = String(question.id);
        change.saved(id, option.id);
        state.note(id, null);
      }
  }, [run, desk, change, state]);

  return useMemo(() => {
    const send = async (items: readonly ReviewItem<Subject>[]) => {
      const stopping = new AbortController();
      const step = (place: number, next: Step) =>
        setRun((now) => now && { ...now, steps: now.steps.with(place, next) });
      const ended = (place: number, failure: BulkFailure<Subject> | null) => {
        const item = items[place];
        if (!item) return;
        const id = String(item.question.id);
        if (!failure) {
          change.saved(id, item.option.id);
          state.note(id, null);
          step(place, { kind: 'confirmed' });
          return;
        }
        const why = whyFailed(failure);
        state.note(id, why);
        step(place, { kind: failure.kind, why });
      };
      const begin = () =>
        setRun((now) =>
          now?.items === items ? now : { items, steps: items.map(() => WAITING), running: true },
        );
      stop.current = stopping;
      try {
        await performEach(
          desk.action,
          items.map(({ question, option }) => ({ subject: question.subject, extra: option.id })),
          confirmationOf(desk, items),
          {
            signal: stopping.signal,
            isShown: () => watched.current,
            onSending: (place) => {
              begin();
              step(place, { kind: 'sending' });
            },
            onUnknown: (place, why) => step(place, { kind: 'reading', why }),
            onEnd: ended,
          },
        );
      } finally {
        setRun((now) => (now?.items === items ? over(now) : now));
      }
    };
    return {
      run,
      send,
      stop: () => stop.current.abort(),
      dismiss: () => setRun(null),
      /** Is the sheet open that shows it? */
      watched,
    };
  }, [run, desk, state, change]);
}

/** Does the list, as it was read last, show the choice as the answer? */
export const isStored = <Subject, E extends Endpoint>(
  { questions }: Desk<Subject, E>,
  key: string,
  option: string | number,
): boolean => sameId(questions.find((question) => question.key === key)?.stored, option);

/** The one question before all of them go out: how many, which of them change an answer, and what was sent before. */
function confirmationOf<Subject, E extends Endpoint>(
  { action, game }: Desk<Subject, E>,
  items: readonly ReviewItem<Subject>[],
): Confirmation {
  const changes = items.filter(({ old }) => old !== null);
  const before = items.filter(({ question: { subject }, option }) =>
    sendingBefore(action, subject, recordOf(action, subject, option.id)),
  );
  const count = (label: 'added' | 'changed', value: number) => ({
    label: { key: `answers.confirm.${label}` as const },
    value: formatCount(value),
  });
  return {
    title: { key: 'answers.confirm.title', params: { smart_count: items.length } },
    lines: [{ key: 'answers.confirm.line', params: { smart_count: items.length, game } }],
    figures: [count('changed', changes.length), count('added', items.length - changes.length)],
    open: [
      ...(changes.length > 0
        ? [
            {
              key: 'answers.confirm.changes' as const,
              params: { smart_count: changes.length },
              items: changes.map(
                ({ question, old, option }) => `${nameOf(question)}: ${old} → ${option.text}`,
              ),
            },
          ]
        : []),
      ...(before.length > 0
        ? [
            {
              key: 'answers.confirm.sentBefore' as const,
              params: { smart_count: before.length },
              items: before.map(({ question }) => nameOf(question)),
            },
          ]
        : []),
    ],
  };
}
