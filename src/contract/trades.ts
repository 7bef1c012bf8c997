import { z } from 'zod';
import { GAME_TABS, TRADES_SOURCE } from './assumptions.ts';
import {
  acknowledgement,
  amount,
  chosenId,
  id,
  listOrNone,
  page,
  shownId,
  status,
  text,
  tolerantList,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { game } from './games.ts';

/** Whether settlement is open: absent counts as set, an odd value as not set (TRD-03). */
const distributeFlag = z.boolean().nullish().catch(false);

/** A trades game. Status active, inprogress, inactive, reconciled, cancelled or another. */
export const tradesGame = z.looseObject({ ...game.shape, is_distribute: distributeFlag });
export type TradesGame = z.output<typeof tradesGame>;

/** A question to trade on. `answer` is the id of the right option, if one is saved. */
export const tradesQuestion = z.looseObject({
  _id: id,
  question_en: text,
  options: listOrNone(z.looseObject({ _id: id, value: text })),
  answer: chosenId,
  status,
});
export type TradesQuestion = z.output<typeof tradesQuestion>;

/** What a user traded on a question. `amount` in rupees, the rest in slots (TRD-05). */
export const trade = z.looseObject({
  ...tradesQuestion.shape,
  option_id: shownId,
  amount,
  totalQuantity: amount,
  matched: amount,
  unmatched: amount,
  cancelled: amount,
});
export type Trade = z.output<typeof trade>;

/** A user's trades in a game. Totals in rupees. */
export const tradesStats = z.looseObject({
  total_investments: amount,
  total_refunds: amount,
  winnings: amount,
  trades: z.array(trade),
});
export type TradesStats = z.output<typeof tradesStats>;

const reportSums = { investments: amount, winnings: amount, commission: amount, refunds: amount };

/** A game of the trades report. Sums in rupees (TRD-06). */
export const tradesGameReport = z.looseObject({ ...game.shape, ...reportSums });
export type TradesGameReport = z.output<typeof tradesGameReport>;

/** A question of a game's trades report. Sums in rupees. */
export const tradesQuestionReport = z.looseObject({ _id: id, question_en: text, ...reportSums });
export type TradesQuestionReport = z.output<typeof tradesQuestionReport>;

const byGame = z.object({ game_id: id });

/** A list of questions, bare or beside what the service says of their game. */
const questionsAnswer = z.preprocess(
  (answer) => {
    if (Array.isArray(answer)) return { questions: answer };
    if (answer === null || typeof answer !== 'object' || 'questions' in answer) return answer;
    if (!('data' in answer)) return answer;
    const { data, ...beside } = answer;
    return { ...beside, questions: data };
  },
  z.looseObject({
    questions: z.array(tradesQuestion),
    game: tradesGame.nullish(),
    is_distribute: distributeFlag,
  }),
);

/** Games of a tab. */
export const listTradesGames = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'trades/get-games',
  query: z.object({
    source: z.literal(TRADES_SOURCE).default(TRADES_SOURCE),
    status: z.enum(GAME_TABS),
  }),
  answer: tolerantList(tradesGame, 'games', 'data'),
  effect: 'read',
  assumed: [
    'The answer is a list of games, bare or under games or data.',
    'Reconciled and cancelled games are listed under status inactive.',
    'A game may carry is_distribute.',
  ],
});

/** Questions of a game, with the game itself where the service gives it. */
export const listTradesQuestions = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'trades/get-questions',
  query: byGame,
  answer: questionsAnswer,
  effect: 'read',
  assumed: [
    'The answer is a list of questions, bare or under questions or data.',
    'Beside the questions may be game, whose status is the real one, and is_distribute.',
  ],
});

/** The games a user traded in, a page at a time. */
export const listUserTradesGames = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'trades/support/user-games',
  query: z.object({ user_id: id, pageNo: page }),
  answer: tolerantList(tradesGame, 'games', 'data'),
  effect: 'read',
  assumed: [
    'The answer is a list of games, bare or under games or data.',
    'A page holds PAGE_SIZE games; fewer mean the last.',
  ],
});

/** A user's trades in a game. */
export const getUserTrades = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'trades/support/get-trades',
  query: z.object({ game_id: id, user_id: id }),
  answer: tradesStats,
  effect: 'read',
});

/** Sums per game, a page at a time. */
export const getTradesReport = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'trades/get-report',
  query: z.object({ pageNo: page }),
  answer: tolerantList(tradesGameReport, 'report', 'data'),
  effect: 'read',
  assumed: [
    'The answer is a list of games with their sums, bare or under report or data.',
    'A page holds PAGE_SIZE games; fewer mean the last.',
  ],
});

/** Sums per question of a game. */
export const getTradesQuestionReport = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'trades/question/get-report',
  query: byGame,
  answer: tolerantList(tradesQuestionReport, 'report', 'data'),
  effect: 'read',
  assumed: ['The answer is a list of questions with their sums, bare or under report or data.'],
});

/** The reads that show what a settlement changes. */
const settled = () => [
  listTradesQuestions,
  listTradesGames,
  listUserTradesGames,
  getUserTrades,
  getTradesReport,
  getTradesQuestionReport,
];

/** Saves the right option of a question. */
export const saveTradesAnswer = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'trades/save-answer',
  body: z.object({ question_id: id, option_id: id }),
  answer: acknowledgement,
  effect: 'money',
  touches: settled,
});

/** Cancels a question. */
export const cancelTradesQuestion = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'trades/cancel-question',
  query: z.object({ question_id: id }),
  answer: acknowledgement,
  effect: 'money',
  assumed: ['The id is in the query alone; there is no body.'],
  touches: settled,
});

/** Pays out a reconciled game. */
export const distributeTradesWinning = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'trades/distribute-winning',
  query: byGame,
  answer: acknowledgement,
  effect: 'money',
  assumed: ['The id is in the query alone; there is no body.'],
  touches: settled,
});

/** Marks the match of a game complete. */
export const markTradesComplete = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'trades/mark-complete',
  query: byGame,
  answer: acknowledgement,
  effect: 'money',
  assumed: ['The id is in the query alone; there is no body.'],
  touches: settled,
});

/** Cancels a game. */
export const cancelTradesGame = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'trades/cancel-game',
  query: byGame,
  answer: acknowledgement,
  effect: 'money',
  assumed: ['The id is in the query alone; there is no body.'],
  touches: settled,
});

/** Cancels the trades of a game that found no counterpart. */
export const cancelUnmatchedTrades = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'trades/cancel-unmatched',
  query: byGame,
  answer: acknowledgement,
  effect: 'money',
  assumed: ['The id is in the query alone; there is no body.'],
  touches: settled,
});
