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
  readonly active: number;
  readonly cancelled: number;
}

/** Not cancelled, and its answer is missing or none of its options. */
export const isUnanswered = ({ status, options, answer }: TradesQuestion): boolean =>
  status !== 'cancelled' && !options.some((option) => sameId(option._id, answer));

/** What is open before the four; the rupees of a trades game only the services know (TRD-03, PRD-15). */
export function tradesSettlementCheck(questions: readonly TradesQuestion[]): TradesSettlementCheck {
  const count = (holds: (question: TradesQuestion) => boolean): number =>
    questions.filter(holds).length;
  const active = count(({ status }) => status === 'active');
  const cancelled = count(({ status }) => status === 'cancelled');
  const unanswered = count(isUnanswered);
  const unknown = count(({ status }) => !QUESTION_STATUSES.includes(status));
  return {
    questions: questions.length,
    active,
    cancelled,
    unanswered,
    open: [
      ...(questions.length === 0 ? [reason('noQuestions')] : []),
      ...counted('questionsUnanswered', unanswered),
      ...counted('questionsActive', active),
      ...counted('questionsStatusUnknown', unknown),
    ],
  };
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
    ...questions.flatMap(({ _id, status, options, answer }, place): Fact[] => {
      const label = labels[place] ?? '';
      return [
        {
          key: `status ${_id}`,
          kind: 'questionStatus',
          label,
          state: status,
          shown: status || MISSING,
        },
        {
          key: `answer ${_id}`,
          kind: 'answer',
          label,
          state: hasId(answer) ? String(answer) : '',
          shown: optionText(options, answer) ?? MISSING,
        },
      ];
    }),
  ];
}
