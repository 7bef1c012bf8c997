import { addressOfPage } from '#ui/page.ts';

/** The routes of prediction games (APP-04). */
export const PREDICTION = {
  games: '/super-predictor',
  questions: '/super-predictor/questions/:gameId',
  stats: '/super-predictor/stats/:gameId?/:userId?',
} as const;

export const questionsAddress = (gameId: string | number): string =>
  addressOfPage(PREDICTION.questions, { gameId });
export const statsAddress = (gameId: string, userId: string): string =>
  addressOfPage(PREDICTION.stats, { gameId, userId });
/** Where the figures of a user in a game are asked for (SET-05). */
export const statsOfGame = (gameId: string): string => addressOfPage(PREDICTION.stats, { gameId });
