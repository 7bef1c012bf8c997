import { Collection } from '@msw/data';
import { z } from 'zod';
import { type Match, matches, toGame } from '#mocks/data/matches.ts';
import { type User, userAt, usersUpTo } from '#mocks/data/people.ts';
import type { Random } from '#mocks/data/random.ts';
import { stored, wireId } from '#mocks/data/records.ts';
import { squad } from '#mocks/data/teams.ts';
import { area } from '#mocks/database.ts';

const { user_id, game_id } = stored;
const ofUserAndGame = () => new Collection({ schema: z.looseObject({ user_id, game_id }) });

/** What a match is called among street games. */
const STATUS = { upcoming: 'active', live: 'inprogress', completed: 'inactive' } as const;

const PLAYERS = 6;

/**
 * Street games of users 0 to 5, with what each bought and sold. User 0 plays most of them; the first game of
 * user 0 is the large one: its lists grow with the scale.
 */
export const street = area({
  name: 'street',
  collections: () => ({
    streetGames: new Collection({ schema: z.looseObject({ user_id, id: wireId }) }),
    streetLeaders: new Collection({ schema: z.looseObject({ game_id }) }),
    streetPrizes: new Collection({ schema: z.looseObject({ game_id }) }),
    streetOrders: ofUserAndGame(),
    streetHoldings: ofUserAndGame(),
    streetSold: ofUserAndGame(),
    streetTeams: ofUserAndGame(),
  }),
  seed: async (collections, { random, now, rows }) => {
    const played = matches({ now, rows });
    const ranked = new Set<string>();
    for (const user of usersUpTo(PLAYERS))
      for (const [nth, match] of gamesOf(user, played, random).entries()) {
        const large = user.index === 0 && nth === 0;
        const size = (usual: number) => (large ? rows(usual * 4) : usual);
        const both = { user_id: user.id, game_id: match.id };
        await collections.streetGames.create({
          user_id: user.id,
          ...toGame(match, STATUS[match.phase]),
        });
        for (let n = 0; n < size(9); n++)
          await collections.streetOrders.create({ ...both, ...order(random, match, now, n) });
        for (let n = 0; n < size(5); n++)
          await collections.streetHoldings.create({ ...both, ...holding(random, match, n) });
        await collections.streetSold.create({ ...both, ...sold(random, match) });
        for (let n = 0; n < 3; n++)
          await collections.streetTeams.create({ ...both, ...team(random, user, match, n) });
        if (ranked.has(String(match.id))) continue;
        ranked.add(String(match.id));
        for (let n = 0; n < size(14); n++)
          await collections.streetLeaders.create({
            game_id: match.id,
            ...leader(random, match, n),
          });
        for (let n = 0; n < 8; n++)
          await collections.streetPrizes.create({ game_id: match.id, ...prize(random, n) });
      }
  },
});

const gamesOf = ({ index }: User, played: Match[], random: Random): Match[] =>
  index === 0
    ? played.filter((match, nth) => match.phase !== 'completed' || nth % 2 === 0).slice(0, 24)
    : random.some(played, 3);

const unitName = (random: Random, match: Match): string =>
  random.pick([match.home, match.away]).name;
const picture = (random: Random): string | null =>
  random.chance(0.1) ? null : `/services/media/player/${random.int(1, 900)}`;
/** Rupees with two decimals. */
const rupees = (random: Random, from: number, to: number): number =>
  random.int(from * 100, to * 100) / 100;

function order(random: Random, match: Match, now: number, n: number) {
  const quantity = random.int(1, 40);
  const open = random.chance(0.35);
  return {
    _id: random.hexId(),
    trade_action: random.pick(['buy', 'sell']),
    order_state: open ? 'open' : n % 11 === 10 ? 'cancelled' : 'processed',
    quantity,
    processed_quantity: open ? random.int(0, quantity - 1) : quantity,
    updatedAt: new Date(now - n * 340_000).toISOString(),
    price: rupees(random, 2, 90),
    team: { name: unitName(random, match) },
  };
}

/** Every seventh was given, so that its average price is 0. */
function holding(random: Random, match: Match, n: number) {
  const units = random.int(1, 60);
  const avg_price = n % 7 === 4 ? 0 : rupees(random, 5, 60);
  return {
    _id: random.hexId(),
    units,
    avg_price,
    invested: Math.round(units * avg_price * 100) / 100,
    team: { name: unitName(random, match), last_traded_price: rupees(random, 3, 80) },
  };
}

function sold(random: Random, match: Match) {
  const holdings_array = Array.from({ length: random.int(0, 6) }, (_, n) => ({
    ...holding(random, match, n),
    avg_sell_price: rupees(random, 3, 80),
  }));
  const some = (most: number) => (random.chance(0.3) ? 0 : rupees(random, 1, most));
  return {
    holdings_array,
    investments: {
      buy_team_fee_invested: some(4000),
      sell_team_fee_returned: some(3000),
      profit_on_hold: random.chance(0.4) ? -rupees(random, 1, 500) : some(900),
      ipo_sell_team_commission: some(80),
      winning_amount: some(5000),
      refund_amount: some(200),
    },
  };
}

function team(random: Random, user: User, match: Match, n: number) {
  const [home, away] = [match.home, match.away].map((one) => squad(one));
  const chosen = (players: ReturnType<typeof squad> | undefined) =>
    random.some(players ?? [], random.int(4, 7)).map(({ id, name }) => ({ id, name }));
  return {
    _id: random.hexId(),
    name: `${user.name.slice(0, 30)} XI ${n + 1}`,
    user_team_pic: picture(random),
    playersPerTeam:
      n === 2
        ? { [match.home.code]: 6, [match.away.code]: 5 }
        : { [match.home.code]: chosen(home), [match.away.code]: chosen(away) },
  };
}

function leader(random: Random, match: Match, n: number) {
  const total_units = random.int(50, 500);
  return {
    _id: random.hexId(),
    user_team_name: `${userAt(n).name} XI`,
    user_team_pic: picture(random),
    sold_units: random.int(0, total_units),
    total_units,
    ...(match.phase === 'upcoming' ? {} : { points: rupees(random, 120, 900) }),
    ltp: rupees(random, 5, 95),
  };
}

const prize = (random: Random, n: number) => ({
  rank: n < 5 ? n + 1 : `${(n - 4) * 10}–${(n - 3) * 10}`,
  user_team_id: random.hexId(),
  user_team_name: `${userAt(n).name} XI`,
  user_team_pic: picture(random),
  estimate_winnings: Math.round(50_000 / (n + 1)),
});
