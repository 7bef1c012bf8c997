import { A, O, T } from '#authProvider/roles.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listTradesQuestions, type TradesQuestion } from '#contract/trades.ts';
import { defineResource, recordAction } from '#resource-kit/defineResource.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import { answerOf } from '#resources/trades/answers/optionTexts.ts';
import { MissingBar } from '#resources/trades/questions/MissingBar.tsx';
import {
  askedQuestion,
  cancelQuestion,
  twinIds,
} from '#resources/trades/questions/questionActions.ts';
import { gameBeside } from '#resources/trades/questions/tradesGame.ts';
import { optionTexts } from '#rules/trades.ts';
import { isUnanswered } from '#rules/tradesSettlement.ts';
import { later } from '#ui/later.ts';

type Answer = AnswerOf<typeof listTradesQuestions>;

const twinsIn = new WeakMap<Answer, ReadonlySet<string>>();
const twinsOf = (answer: Answer): ReadonlySet<string> => {
  const known = twinsIn.get(answer) ?? twinIds(answer.questions);
  twinsIn.set(answer, known);
  return known;
};

const isOf = (status: string) => (record: object) => (record as TradesQuestion).status === status;

/** The questions of a trades game and its settlement (TRD-02, TRD-03). */
export const tradesQuestions = defineResource({
  name: 'trades-questions',
  route: TRADES.questions,
  roles: [A, T, O],
  title: 'trades.questions.title',
  one: 'trades.report.question',
  listName: 'trades.questions.list',
  takes: 'gameId',
  data: { dialect: 'whole', endpoint: listTradesQuestions, records: 'questions' },
  parts: { game_id: 'gameId' },
  toRecord: (row, asked, answer) => {
    const question = row as TradesQuestion;
    const gameId = String(asked.game_id ?? '');
    const game = gameBeside(gameId, answer as Answer);
    return {
      ...askedQuestion(question, { gameId, game }, twinsOf(answer as Answer)),
      answerText: answerOf(question),
      optionTexts: optionTexts(question.options).join('; '),
    };
  },
  tabs: {
    name: 'show',
    label: 'trades.questions.tabs',
    options: [
      { value: 'all', label: 'trades.questions.all', holds: () => true },
      { value: 'active', label: 'trades.questions.active', holds: isOf('active') },
      {
        value: 'unanswered',
        label: 'trades.questions.unanswered',
        holds: (record) => isUnanswered(record as unknown as TradesQuestion),
      },
      { value: 'cancelled', label: 'trades.questions.cancelled', holds: isOf('cancelled') },
    ],
  },
  fields: [
    { source: '_id', type: 'text', label: 'ui.questionId', id: true },
    { source: 'question_en', type: 'text', label: 'trades.report.question', sortable: true },
    { source: 'status', type: 'status', label: 'trades.stats.status', sortable: true },
    { source: 'answerText', type: 'text', label: 'trades.questions.answer', sortable: true },
    { source: 'optionTexts', type: 'text', label: 'trades.questions.options' },
  ],
  actions: { row: [recordAction(cancelQuestion)] },
  card: {
    Card: later(() => import('#resources/trades/questions/QuestionCard.tsx'), 'QuestionCard'),
    arranged: 'rows',
    height: 92,
  },
  above: later(() => import('#resources/trades/questions/SettlementState.tsx'), 'SettlementState'),
  below: later(() => import('#resources/trades/questions/SettlementBar.tsx'), 'SettlementBar', {
    otherwise: MissingBar,
  }),
  nothing: later(() => import('#resources/trades/questions/NoQuestions.tsx'), 'NoQuestions'),
  list: () =>
    import('#resources/trades/questions/QuestionsPage.tsx').then((m) => ({
      default: m.QuestionsPage,
    })),
});
