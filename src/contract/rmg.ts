import { z } from 'zod';
import { MISSING } from '#rules/text.ts';
import { amount, id, moment, page, rows, shownId, shownList, text } from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** A kind of real-money game. `navigate` is the path of its room (RMG-03). */
export const gameType = z.looseObject({ id, name: text, navigate: text });
export type GameType = z.output<typeof gameType>;

/** A player of a real-money game. `winnings` in rupees. */
export const rmgPlayer = z.looseObject({
  unique_id: shownId,
  display_name: text,
  color: text,
  score: amount,
  health: amount,
  winnings: amount,
});
export type RmgPlayer = z.output<typeof rmgPlayer>;

/** A real-money game that a user played. `cost` and `winnings` in rupees. */
export const rmgUserGame = z.looseObject({
  user_id: shownId,
  game_id: id,
  timestamp: moment,
  game: z.looseObject({ players: shownList(rmgPlayer), cost: amount, winnings: amount }).nullish(),
});
export type RmgUserGame = z.output<typeof rmgUserGame>;

/** A row that is no game: it keeps its place, with nothing in it. */
const unreadableGame: RmgUserGame = {
  user_id: null,
  game_id: MISSING,
  timestamp: null,
  game: null,
};

/** The kinds of real-money games that are open. */
export const listGameTypes = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'rmg/games',
  answer: z.looseObject({ active: z.array(gameType) }),
  effect: 'read',
});

/** A user's games of one kind, a page at a time. */
export const listRmgUserGames = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'rmg/user-games',
  query: z.object({ game_type: id, page, user_id: id }),
  answer: z.looseObject({ user_games: rows(rmgUserGame, unreadableGame) }),
  effect: 'read',
  assumed: [
    'game_type is the id of the game type.',
    'A page holds PAGE_SIZE games; fewer mean the last.',
  ],
});
