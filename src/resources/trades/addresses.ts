import { addressOfPage } from '#ui/page.ts';

/** The routes of trades (APP-04). */
export const TRADES = {
  games: '/trades/games-list',
  questions: '/trades/questions-list/:gameId',
  userGames: '/trades/user-games/:userId?',
  stats: '/trades/stats/:gameId?/:userId?',
  report: '/trades/report',
  gameReport: '/trades/report/:gameId',
} as const;

type Id = string | number;

export const questionsAddress = (gameId: Id): string => addressOfPage(TRADES.questions, { gameId });
export const userGamesAddress = (userId: string): string =>
  addressOfPage(TRADES.userGames, { userId });
export const statsAddress = (gameId: Id, userId: string): string =>
  addressOfPage(TRADES.stats, { gameId, userId });
export const gameReportAddress = (gameId: Id): string =>
  addressOfPage(TRADES.gameReport, { gameId });
