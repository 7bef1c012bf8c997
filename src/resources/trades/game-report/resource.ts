import { A, T } from '#authProvider/roles.ts';
import { getTradesQuestionReport } from '#contract/trades.ts';
import { defineResource, type FrameProps } from '#resource-kit/defineResource.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import { sumFields } from '#resources/trades/report/sums.ts';
import { SUMS } from '#rules/books.ts';
import { orZero } from '#rules/money.ts';
import { later } from '#ui/later.ts';

/** What came in and went out per question of a game, 0 where a sum is missing (TRD-06). */
export const tradesGameReport = defineResource({
  name: 'trades-game-report',
  route: TRADES.gameReport,
  roles: [A, T],
  title: 'trades.report.title',
  one: 'trades.report.question',
  listName: 'trades.report.questions',
  takes: 'gameId',
  data: { dialect: 'whole', endpoint: getTradesQuestionReport, records: '' },
  parts: { game_id: 'gameId' },
  toRecord: (row) => ({
    ...row,
    ...Object.fromEntries(SUMS.map((sum) => [sum, orZero(row[sum])])),
  }),
  fields: [
    { source: 'question_en', type: 'text', label: 'trades.report.question', sortable: true },
    { source: '_id', type: 'text', label: 'trades.report.questionId', id: true },
    ...sumFields(() => ({ sortable: true })),
  ],
  card: {
    Card: later(() => import('#resources/trades/game-report/QuestionSums.tsx'), 'QuestionSums'),
    arranged: 'rows',
    height: 60,
    columns: () => SUMS.map((sum) => ({ label: `trades.report.${sum}` as const, source: sum })),
  },
  heading: later(
    () => import('#resources/trades/game-report/GameReportHeading.tsx'),
    'GameReportHeading',
  ),
  frame: later<'QuestionsFrame', FrameProps>(
    () => import('#resources/trades/game-report/QuestionsFrame.tsx'),
    'QuestionsFrame',
  ),
  below: later(() => import('#resources/trades/game-report/QuestionsChart.tsx'), 'QuestionsChart'),
  file: 'trades-report',
  empty: 'trades.report.noQuestions',
});
