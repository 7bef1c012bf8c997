import { PAGE_SIZE } from '#contract/assumptions.ts';
import {
  getTradesQuestionReport,
  getTradesReport,
  getUserTrades,
  listUserTradesGames,
} from '#contract/trades.ts';
import { trades } from '#mocks/data/trades.ts';
import { oddGame, oddQuestion, toldSums, totalOf } from '#mocks/data/tradesReports.ts';
import { TEXT_SUMS } from '#mocks/data/tradesUsers.ts';
import { mock } from '#mocks/mock.ts';
import { pageOf } from '#mocks/services/paging.ts';
import { questionsOf, tradesGameFor } from '#mocks/services/tradesRecords.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

const support: readonly Role[] = ['admin', 'tech-support', 'supportadmin', 'support'];
const reports: readonly Role[] = ['admin', 'tech-support'];

const rupees = (amount: number) => Math.round(amount * 100) / 100;

/** The calls of the lists and reports of trades, played. */
export const tradesSupportMocks = [
  mock(listUserTradesGames, {
    roles: support,
    handle: async ({ input: { query }, db }) => {
      const { tradesGames, tradesPlayers } = await db.area(trades);
      const played = new Set(
        tradesPlayers
          .findMany((q) => q.where((row) => sameId(row.user_id, query.user_id)))
          .map(({ game_id }) => String(game_id)),
      );
      const games = tradesGames.all().filter(({ id }) => played.has(String(id)));
      return { games: pageOf(games, query.pageNo, PAGE_SIZE) };
    },
  }),
  mock(getUserTrades, {
    roles: support,
    handle: async ({ input: { query }, db }) => {
      const game = await tradesGameFor(db, query.game_id);
      const { tradesOfUsers } = await db.area(trades);
      const mine = tradesOfUsers.findMany((q) =>
        q.where((row) => sameId(row.game_id, game.id) && sameId(row.user_id, query.user_id)),
      );
      const asked = new Map((await questionsOf(db, game.id)).map((row) => [String(row._id), row]));
      const sum = (of: (trade: (typeof mine)[number]) => unknown) => {
        const total = rupees(mine.reduce((so, trade) => so + Number(of(trade) ?? 0), 0));
        return sameId(query.user_id, TEXT_SUMS) ? total.toFixed(2) : total;
      };
      return {
        total_investments: sum(({ amount }) => amount),
        total_refunds: sum(({ refunds }) => refunds),
        winnings: sum(({ winnings }) => winnings),
        trades: mine.map(({ _id, question_id, ...trade }) => ({
          ...trade,
          ...asked.get(String(question_id)),
          _id: question_id,
        })),
      };
    },
  }),
  mock(getTradesReport, {
    roles: reports,
    handle: async ({ input: { query }, db }) => {
      const { tradesReported, tradesGames, tradesLedgers } = await db.area(trades);
      const rows = tradesReported.all().map(({ id }, nth) => ({ id, odd: oddGame(nth) }));
      return {
        report: pageOf(rows, query.pageNo, PAGE_SIZE).map(({ id, odd }) => ({
          ...tradesGames.findFirst((q) => q.where((row) => sameId(row.id, id))),
          ...toldSums(
            totalOf(tradesLedgers.findMany((q) => q.where((row) => sameId(row.game_id, id)))),
            odd,
          ),
        })),
      };
    },
  }),
  mock(getTradesQuestionReport, {
    roles: reports,
    handle: async ({ input: { query }, db }) => {
      const game = await tradesGameFor(db, query.game_id);
      const { tradesLedgers } = await db.area(trades);
      const rows = tradesLedgers.findMany((q) => q.where((row) => sameId(row.game_id, game.id)));
      return rows.map(({ _id, game_id, question_en, ...ledger }, place) => ({
        _id,
        game_id,
        question_en,
        ...toldSums(ledger, oddQuestion(game.id, place + 1)),
      }));
    },
  }),
];
