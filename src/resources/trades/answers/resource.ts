import { A, S, SA, T } from '#authProvider/roles.ts';
import { getUserTrades } from '#contract/trades.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import { judgedTrade } from '#resources/trades/answers/judgedTrade.ts';
import { answerOf, selectedOf } from '#resources/trades/answers/optionTexts.ts';
import { verdictField } from '#resources/verdicts/verdictField.ts';
import { later } from '#ui/later.ts';

/** A figure: sorted by, not searched. */
const FIGURE = { sortable: true, findable: false } as const;

/** What a user traded in a game, question by question; both are asked for when the route lacks one (TRD-05). */
export const tradesAnswers = defineResource({
  name: 'trades-stats',
  route: TRADES.stats,
  roles: [A, T, SA, S],
  title: 'trades.stats.title',
  one: 'trades.stats.question',
  listName: 'trades.stats.list',
  menu: { section: 'trades', label: 'trades.stats.menu' },
  takes: 'gameId',
  // A question that was traded on twice comes twice.
  data: { dialect: 'whole', endpoint: getUserTrades, records: 'trades', key: null },
  parts: { game_id: 'gameId', user_id: 'userId' },
  toRecord: (row, _asked, answer) => ({
    ...row,
    answerText: answerOf(row),
    selected: selectedOf(row),
    ...judgedTrade(row, answer),
  }),
  fields: [
    { source: 'question_en', type: 'text', label: 'trades.stats.question', sortable: true },
    { source: 'status', type: 'status', label: 'trades.stats.status', sortable: true },
    { ...verdictField, sortable: true },
    { source: 'answerText', type: 'text', label: 'trades.stats.answer', findable: false },
    { source: 'selected', type: 'text', label: 'trades.stats.selected', sortable: true },
    { source: 'amount', type: 'rupees', label: 'trades.stats.amount', total: true, ...FIGURE },
    {
      source: 'totalQuantity',
      type: 'number',
      label: 'trades.stats.quantity',
      total: true,
      ...FIGURE,
    },
    { source: 'matched', type: 'number', label: 'trades.stats.matched', total: true, ...FIGURE },
    {
      source: 'unmatched',
      type: 'number',
      label: 'trades.stats.unmatched',
      total: true,
      ...FIGURE,
    },
    {
      source: 'cancelled',
      type: 'number',
      label: 'trades.stats.cancelled',
      total: true,
      ...FIGURE,
    },
    { source: '_id', type: 'text', label: 'trades.report.questionId', id: true },
  ],
  card: {
    Card: later(() => import('#resources/trades/answers/AnswerCard.tsx'), 'AnswerCard'),
    arranged: 'rows',
    columns: () => [
      { label: 'trades.stats.answer' },
      { label: 'trades.stats.selected', source: 'selected' },
      { label: 'trades.stats.amount', source: 'amount' },
      { label: 'trades.stats.quantity', source: 'totalQuantity' },
      { label: 'trades.stats.matched', source: 'matched' },
      { label: 'trades.stats.unmatched', source: 'unmatched' },
      { label: 'trades.stats.cancelled', source: 'cancelled' },
    ],
    columnWidth: 104,
  },
  heading: later(() => import('#resources/trades/answers/AnswersHeading.tsx'), 'AnswersHeading'),
  above: later(() => import('#resources/trades/answers/Totals.tsx'), 'Totals'),
  missing: { title: 'trades.stats.ask' },
  empty: 'trades.stats.none',
});
