import { hasId, sameId } from './ids.ts';
import { counted, reason } from './reason.ts';
import type { Fact, SettlementCheck } from './settlement.ts';
import { MISSING } from './text.ts';
import {
  optionText,
  QUESTION_STATUSES,
  questionTexts,
  type SettledGame,
  type TradesQuestion,
} from './trades.ts';

export interface TradesSettlementCheck extends SettlementCheck {
  readonly cancelled: number;
}

/** Not cancelled, and its answer is missing or none of its options. */
export const isUnanswered = ({ status, options, answer }: TradesQuestion): boolean =>
  status !== 'cancelled' && !options.some((option) => sameId(option._id, answer));

/**
 * What is open before the four: what lacks an answer and is not cancelled. A question stays active after its
 * answer, so that its status tells nothing. The rupees only the services know (TRD-03, PRD-15).
 */
export function tradesSettlementCheck(questions: readonly TradesQuestion[]): TradesSettlementCheck {
  const count = (holds: (question: TradesQuestion) => boolean): number =>
    questions.filter(holds).length;
  const cancelled = count(({ status }) => status === 'cancelled');
  const unanswered = count(isUnanswered);
  const unknown = count(({ status }) => !QUESTION_STATUSES.includes(status));
  return {
    questions: questions.length,
    cancelled,
    unanswered,
    open: [
      ...(questions.length === 0 ? [reason('noQuestions')] : []),
      ...counted('questionsUnanswered', unanswered),
      ...counted('questionsStatusUnknown', unknown),
    ],
  };
}

/** The stored answer of a question as it is told. */
export const tradesAnswerShown = ({ options, answer }: TradesQuestion): string =>
  optionText(options, answer) ?? (hasId(answer) ? String(answer) : MISSING);

/** What an action on a question rests on: its text, its options, its answer and its status. */
export function tradesQuestionFacts(question: TradesQuestion, named?: string): Fact[] {
  const { _id, question_en, status, options, answer } = question;
  const label = named || (question_en ?? String(_id));
  const key = `status ${_id}`;
  return [
    { key, kind: 'questionStatus', label, state: status, shown: status || MISSING },
    {
      key: `answer ${_id}`,
      kind: 'answer',
      label,
      state: hasId(answer) ? String(answer) : '',
      shown: tradesAnswerShown(question),
      beside: key,
    },
    {
      key: `question ${_id}`,
      kind: 'question',
      label,
      state: question_en ?? '',
      shown: question_en || MISSING,
      beside: key,
    },
    ...options.map(
      ({ _id: option, value }): Fact => ({
        key: `option ${_id} ${option}`,
        kind: 'option',
        label,
        state: value ?? '',
        shown: value || MISSING,
        beside: key,
      }),
    ),
  ];
}

/** What the re-read between 'Yes' and the sending compares: see `changedSince` (PRD-18). */
export function tradesFacts(game: SettledGame, questions: readonly TradesQuestion[]): Fact[] {
  const flag = String(game.distributable);
  const labels = questionTexts(questions);
  return [
    {
      key: 'game',
      kind: 'gameStatus',
      label: '',
      state: game.status,
      shown: game.status || MISSING,
    },
    { key: 'flag', kind: 'distributeFlag', label: '', state: flag, shown: flag },
    ...questions.flatMap((question, place) => tradesQuestionFacts(question, labels[place])),
  ];
}
