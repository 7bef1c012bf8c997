import { Collection } from '@msw/data';
import { z } from 'zod';
import { userAt } from '#mocks/data/people.ts';
import type { Random } from '#mocks/data/random.ts';
import { stored, wireId } from '#mocks/data/records.ts';
import { area } from '#mocks/database.ts';

/** The kinds of games, with the room of each in `navigate`. */
export const GAME_TYPES = [
  { id: 1, name: 'ludo', navigate: '/ludo/room' },
  { id: 2, name: 'snakes and ladders', navigate: '/snakes/room' },
  { id: '64b0c0ffee0000000000cafe', name: 'pool duel', navigate: '/pool/room' },
];

const PLAYERS = 14;

/** Real-money games: 34 of user 0 and fewer of the next ones in each kind, at scale 1, newest first. */
export const rmg = area({
  name: 'rmg',
  collections: () => ({
    rmgGames: new Collection({
      schema: z.looseObject({ game_type: wireId, user_id: stored.user_id, game_id: wireId }),
    }),
  }),
  seed: async ({ rmgGames }, { random, now, rows }) => {
    for (const type of GAME_TYPES)
      for (let player = 0; player < PLAYERS; player++) {
        const count = player === 0 ? rows(34) : player === 4 ? 0 : 22 - player;
        for (let n = 0; n < count; n++)
          await rmgGames.create({
            game_type: type.id,
            user_id: userAt(player).id,
            game_id: random.hexId(),
            timestamp: timestamp(n, now - (n * 5 + player) * 3_700_000),
            game: duel(random, player, n),
          });
      }
  },
});

/** Milliseconds; here and there ISO text, seconds or nothing. */
function timestamp(n: number, at: number): unknown {
  if (n % 12 === 7) return new Date(at).toISOString();
  if (n % 12 === 9) return Math.floor(at / 1000);
  return n % 12 === 11 ? null : at;
}

/** The user looked up is the second player as often as the first. Every ninth game is odd. */
function duel(random: Random, player: number, n: number): unknown {
  const cost = random.pick([0, 5, 10, 25, 100, 500]);
  const winnings = cost === 0 ? 0 : Math.round(cost * 1.9 * 100) / 100;
  const won = random.chance(0.5);
  const side = (index: number, winner: boolean, color: string) => ({
    unique_id: userAt(index).id,
    display_name: userAt(index).name,
    color,
    score: random.int(0, 57),
    health: random.int(0, 3),
    winnings: winner ? winnings : 0,
  });
  const mine = side(player, won, 'red');
  const theirs = side(20 + random.int(0, 40), !won, 'blue');
  if (n % 9 === 8) return { players: [mine], cost, winnings: 0 };
  const players = random.chance(0.5) ? [mine, theirs] : [theirs, mine];
  return { players, cost, winnings };
}
