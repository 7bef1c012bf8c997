import { isLargeTrades, trades, tradesLarge } from '#mocks/data/trades.ts';
import type { Ledger } from '#mocks/data/tradesReports.ts';
import type { Database } from '#mocks/database.ts';
import { refuse } from '#mocks/mock.ts';
import { sameId } from '#rules/ids.ts';

type Id = string | number;

/** The collection that holds the questions of this game, or this question. */
export const questionsWith = async (db: Database, id: Id) =>
  isLargeTrades(id)
    ? (await db.area(tradesLarge)).tradesLargeQuestions
    : (await db.area(trades)).tradesQuestions;

/** The trades game with this id; 404 when there is none. */
export async function tradesGameFor(db: Database, id: Id) {
  const { tradesGames } = await db.area(trades);
  const game = tradesGames.findFirst((q) => q.where((row) => sameId(row.id, id)));
  if (!game) refuse(404, `No trades game ${id}`);
  return game;
}

/** The question with this id and the collection it is in; 404 when there is none. */
export async function tradesQuestionFor(db: Database, id: Id) {
  const questions = await questionsWith(db, id);
  const question = questions.findFirst((q) => q.where((row) => sameId(row._id, id)));
  if (!question) refuse(404, `No question ${id}`);
  return { question, questions };
}

/** The questions of a game. */
export async function questionsOf(db: Database, game_id: Id) {
  const questions = await questionsWith(db, game_id);
  return questions.findMany((q) => q.where((row) => sameId(row.game_id, game_id)));
}

/** What happens to a trade; those of `where` are paid, or paid back, and told how many. */
export async function changeTrades(
  db: Database,
  where: (trade: { game_id: Id; question_id: Id }) => boolean,
  change: (trade: TradeDraft) => void,
): Promise<number> {
  const { tradesOfUsers } = await db.area(trades);
  const changed = await tradesOfUsers.updateMany((q) => q.where(where), { data: change });
  return changed.length;
}

/** What happens to the books of some questions of a game. */
export async function changeLedgers(
  db: Database,
  where: (ledger: { _id: Id; game_id: Id }) => boolean,
  change: (ledger: Ledger) => void,
): Promise<void> {
  const { tradesLedgers } = await db.area(trades);
  await tradesLedgers.updateMany((q) => q.where(where), { data: change });
}

interface TradeDraft {
  question_id: Id;
  option_id: Id;
  amount?: number | string | null | undefined;
  totalQuantity?: number | string | null | undefined;
  matched?: number | string | null | undefined;
  unmatched?: number | string | null | undefined;
  cancelled?: number | string | null | undefined;
  refunds: number;
  winnings: number;
}

/** Paid back in whole: nothing of it is matched any more. */
export function payBack(trade: TradeDraft): void {
  trade.refunds = Number(trade.amount ?? 0);
  trade.winnings = 0;
  trade.cancelled = trade.totalQuantity;
  trade.matched = 0;
  trade.unmatched = 0;
}

/** What found no counterpart is paid back. */
export function payBackUnmatched(trade: TradeDraft): void {
  const [all, open] = [Number(trade.totalQuantity ?? 0), Number(trade.unmatched ?? 0)];
  if (all === 0 || open === 0) return;
  trade.refunds += Math.round((Number(trade.amount ?? 0) * open * 100) / all) / 100;
  trade.cancelled = Number(trade.cancelled ?? 0) + open;
  trade.unmatched = 0;
}
