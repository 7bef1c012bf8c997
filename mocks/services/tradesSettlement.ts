import {
  cancelTradesGame,
  cancelUnmatchedTrades,
  distributeTradesWinning,
  markTradesComplete,
} from '#contract/trades.ts';
import { trades } from '#mocks/data/trades.ts';
import { giveBack, giveBackUnmatched, payOut } from '#mocks/data/tradesReports.ts';
import { SLOT_PAYS } from '#mocks/data/tradesUsers.ts';
import type { Database } from '#mocks/database.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { insist } from '#mocks/services/insist.ts';
import {
  changeLedgers,
  changeTrades,
  payBack,
  payBackUnmatched,
  questionsOf,
  questionsWith,
  tradesGameFor,
} from '#mocks/services/tradesRecords.ts';
import { counted } from '#mocks/services/wording.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';
import type { Allowed } from '#rules/reason.ts';
import { isDistributable, mayCancelTradesGame, maySettle } from '#rules/trades.ts';
import { tradesSettlementCheck } from '#rules/tradesSettlement.ts';

const roles: readonly Role[] = ['admin', 'tech-support', 'operations'];

type Game = Awaited<ReturnType<typeof tradesGameFor>>;
type Done = Partial<
  Pick<Game, 'status' | 'winnings_distributed' | 'unmatched_cancelled' | 'refunded'>
>;

/** The game, when the rule lets it be settled so. */
async function settling(
  db: Database,
  id: string | number,
  may: (game: { status: string; distributable: boolean }) => Allowed,
): Promise<Game> {
  const game = await tradesGameFor(db, id);
  const distributable = isDistributable(game.is_distribute);
  insist(
    may({ status: game.status, distributable }),
    game.status === 'reconciled'
      ? 'The distribute flag of the game is not set'
      : `The game is ${game.status}, not reconciled`,
  );
  return game;
}

async function note(db: Database, game: Game, done: Done): Promise<void> {
  const { tradesGames } = await db.area(trades);
  await tradesGames.update(game, {
    data: (draft) => {
      Object.assign(draft, done);
    },
  });
}

const ofGame = (game: Game) => (row: { game_id: string | number }) => sameId(row.game_id, game.id);

/** The calls of the settlement of trades, played. */
export const tradesSettlementMocks = [
  mock(distributeTradesWinning, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const game = await settling(db, query.game_id, maySettle);
      if (game.winnings_distributed) refuse(409, 'Winnings are distributed already');
      const questions = await questionsOf(db, game.id);
      const { unanswered } = tradesSettlementCheck(questions);
      if (unanswered > 0)
        refuse(409, `${unanswered} of ${questions.length} questions have no answer`);
      const right = new Map(
        questions
          .filter(({ status }) => status !== 'cancelled')
          .map(({ _id, answer }) => [String(_id), answer]),
      );
      const count = await changeTrades(db, ofGame(game), (trade) => {
        if (sameId(right.get(String(trade.question_id)), trade.option_id))
          trade.winnings = Number(trade.matched ?? 0) * SLOT_PAYS;
      });
      await changeLedgers(db, (row) => ofGame(game)(row) && right.has(String(row._id)), payOut);
      await note(db, game, { winnings_distributed: true });
      return { success: true, message: `Winnings of ${counted(count, 'trade')} distributed` };
    },
  }),
  mock(markTradesComplete, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const game = await settling(db, query.game_id, maySettle);
      await note(db, game, { status: 'completed' });
      return { success: true, message: 'Match marked complete' };
    },
  }),
  mock(cancelTradesGame, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const game = await settling(db, query.game_id, mayCancelTradesGame);
      if (game.refunded) refuse(409, 'The game is cancelled and refunded already');
      if (game.winnings_distributed) refuse(409, 'Winnings are distributed already');
      const questions = await questionsWith(db, game.id);
      await questions.updateMany((q) => q.where((row) => sameId(row.game_id, game.id)), {
        data: (draft) => {
          draft.status = 'cancelled';
        },
      });
      const count = await changeTrades(db, ofGame(game), payBack);
      await changeLedgers(db, ofGame(game), giveBack);
      await note(db, game, { status: 'cancelled', refunded: true });
      return { success: true, message: `Game cancelled, ${counted(count, 'trade')} refunded` };
    },
  }),
  mock(cancelUnmatchedTrades, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const game = await settling(db, query.game_id, maySettle);
      if (game.unmatched_cancelled) refuse(409, 'Unmatched trades are cancelled already');
      await changeTrades(db, ofGame(game), payBackUnmatched);
      await changeLedgers(db, ofGame(game), giveBackUnmatched);
      await note(db, game, { unmatched_cancelled: true });
      return { success: true, message: 'Unmatched trades cancelled' };
    },
  }),
];
