import { Collection } from '@msw/data';
import { z } from 'zod';
import { cycled } from '#mocks/data/cycled.ts';
import { type Match, matches, toGame } from '#mocks/data/matches.ts';
import { stored, wireId } from '#mocks/data/records.ts';
import {
  LARGE_TRADES_CYCLE,
  LARGE_TRADES_GAME,
  tradesPlanOf,
  tradesQuestionOf,
} from '#mocks/data/tradesPlans.ts';
import { ledgerOf } from '#mocks/data/tradesReports.ts';
import { playersOf, tradesOf } from '#mocks/data/tradesUsers.ts';
import { area } from '#mocks/database.ts';

const { _id, game_id, user_id, status } = stored;
const figure = z.union([z.number(), z.string()]).nullish();

const questionCollection = () =>
  new Collection({
    schema: z.looseObject({
      _id,
      game_id,
      options: z.array(z.looseObject({ _id, value: z.string() })),
      answer: wireId.nullish(),
      status,
    }),
  });

/**
 * Trades games of every status (`tradesPlans.ts`), their questions, the books of those that are over, from which the
 * reports are reckoned, and what users did: see `tradesUsers.ts` for who has what.
 */
export const trades = area({
  name: 'trades',
  collections: () => ({
    tradesGames: new Collection({
      schema: z.looseObject({
        id: wireId,
        status,
        is_distribute: z.unknown().optional(),
        winnings_distributed: z.boolean().optional(),
        unmatched_cancelled: z.boolean().optional(),
        refunded: z.boolean().optional(),
      }),
    }),
    tradesQuestions: questionCollection(),
    tradesPlayers: new Collection({ schema: z.looseObject({ user_id, game_id }) }),
    tradesOfUsers: new Collection({
      schema: z.looseObject({
        _id,
        user_id,
        game_id,
        question_id: wireId,
        option_id: wireId,
        amount: figure,
        totalQuantity: figure,
        matched: figure,
        unmatched: figure,
        cancelled: figure,
        refunds: z.number(),
        winnings: z.number(),
      }),
    }),
    tradesReported: new Collection({ schema: z.looseObject({ id: wireId }) }),
    tradesLedgers: new Collection({
      schema: z.looseObject({
        _id,
        game_id,
        investments: z.number(),
        winnings: z.number(),
        commission: z.number(),
        refunds: z.number(),
        short: z.number().optional(),
      }),
    }),
  }),
  seed: async (collections, { random, now, rows }) => {
    const played = matches({ now, rows });
    const completed = played.filter(({ phase }) => phase === 'completed');
    for (const player of playersOf(completed)) await collections.tradesPlayers.create(player);
    const traded = new Map<string, number>();
    for (const trade of tradesOf(completed, random)) {
      const amount = (traded.get(trade.question_id) ?? 0) + Number(trade.amount);
      traded.set(trade.question_id, amount);
      await collections.tradesOfUsers.create(trade);
    }
    for (const match of played) {
      await collections.tradesGames.create(gameOf(match));
      const whole = tradesPlanOf(match);
      for (let nth = 1; nth <= whole.questions; nth++) {
        const plan = cycled(whole.cycle, nth, { status: 'active' });
        const question = tradesQuestionOf(match.id, nth, plan);
        await collections.tradesQuestions.create(question);
        if (match.phase === 'completed')
          await collections.tradesLedgers.create(
            ledgerOf(question, nth, whole, { traded: traded.get(question._id) ?? 0, random }),
          );
      }
    }
    for (const { id } of completed) await collections.tradesReported.create({ id });
  },
});

/** The questions of the large game, apart, so that nobody waits for them who does not ask. */
export const tradesLarge = area({
  name: 'tradesLarge',
  collections: () => ({ tradesLargeQuestions: questionCollection() }),
  seed: async ({ tradesLargeQuestions }, { rows }) => {
    for (let nth = 1; nth <= rows(500); nth++) {
      const plan = cycled(LARGE_TRADES_CYCLE, nth, { status: 'active' });
      await tradesLargeQuestions.create(tradesQuestionOf(LARGE_TRADES_GAME, nth, plan, LARGE_IDS));
    }
  },
});

/** Its questions are `trd-large-q1` and so on. */
const LARGE_IDS = 'large';
/** Is it the large game, or of it? */
export const isLargeTrades = (id: string | number): boolean =>
  String(id) === String(LARGE_TRADES_GAME) || String(id).startsWith(`trd-${LARGE_IDS}-`);

function gameOf(match: Match) {
  const { status, is_distribute, paid } = tradesPlanOf(match);
  return {
    ...toGame(match, status),
    ...(is_distribute === undefined ? {} : { is_distribute }),
    ...(paid && { winnings_distributed: true }),
  };
}
