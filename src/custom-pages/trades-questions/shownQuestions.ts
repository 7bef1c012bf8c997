import type { AskedQuestion } from '#custom-pages/trades-questions/questionActions.ts';
import { isUnanswered } from '#rules/tradesSettlement.ts';

/** Which questions of a game are shown; the tabs, in their order. */
export const SHOWN = ['all', 'active', 'unanswered', 'cancelled'] as const;
export type Shown = (typeof SHOWN)[number];

const holds: Record<Shown, (asked: AskedQuestion) => boolean> = {
  all: () => true,
  active: ({ question }) => question.status === 'active',
  unanswered: ({ question }) => isUnanswered(question),
  cancelled: ({ question }) => question.status === 'cancelled',
};

export const shownQuestions = (
  questions: readonly AskedQuestion[],
  shown: Shown,
): readonly AskedQuestion[] => (shown === 'all' ? questions : questions.filter(holds[shown]));
