import { tolerantList } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { game, player } from './games.ts';

/** Upcoming cricket games, for coupons (CPN-01). */
export const listActiveCricketGames = endpoint({
  service: 'staticData',
  method: 'GET',
  path: 'fantasy/games-cricket-active.json',
  answer: tolerantList(game, 'games'),
  effect: 'read',
  assumed: [
    'The answer is a list of games, bare or under games.',
    'The coupon list of upcoming games is this one; the source shows no path for it.',
  ],
});

/** Players of a game, when the picks game brings none (PIC-02). */
export const listPlayers = endpoint({
  service: 'staticData',
  method: 'GET',
  path: 'fantasy/game/playerlist-{id}.json',
  answer: tolerantList(player, 'players'),
  effect: 'read',
  assumed: ['The answer is a list of players, bare or under players.'],
});
