import { addressOfPage } from '#ui/page.ts';

/** The routes of street (APP-04). */
export const STREET = {
  games: '/street/games-list/:userId?',
  index: '/street/index/:userId/:gameId',
  reports: '/street/reports/:userId/:gameId',
  teams: '/street/teams/:userId/:gameId',
} as const;

export const streetGamesOf = (userId: string): string => addressOfPage(STREET.games, { userId });

/** A page about what a user does in a game. */
export const streetGameAddress = (
  page: 'index' | 'reports' | 'teams',
  userId: string,
  gameId: string | number,
): string => addressOfPage(STREET[page], { userId, gameId });
