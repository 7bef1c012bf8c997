import { addressOfPage } from '#ui/page.ts';

/** The routes of picks (APP-04). */
export const PICKS = {
  games: '/picks/games-list/:status',
  addPlayers: '/picks/add-question/:gameId',
  questions: '/picks/questions/:gameId',
  report: '/picks/report',
  userReport: '/picks/user-report/:userId?',
} as const;

type Id = string | number;

export const gamesAddress = (status: string): string => addressOfPage(PICKS.games, { status });
export const addPlayersAddress = (gameId: Id): string =>
  addressOfPage(PICKS.addPlayers, { gameId });
export const questionsAddress = (gameId: Id): string => addressOfPage(PICKS.questions, { gameId });
export const userReportAddress = (userId: string): string =>
  addressOfPage(PICKS.userReport, { userId });
