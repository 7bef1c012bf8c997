import { z } from 'zod';
import {
  address,
  amount,
  id,
  keyedOrEmpty,
  listOrNone,
  moment,
  shown,
  shownId,
  status,
  text,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { game } from './games.ts';

/** A row of the leaderboard. `ltp` is the last traded price in rupees (STR-03). */
export const streetLeader = z.looseObject({
  _id: id,
  user_team_name: text,
  user_team_pic: address,
  sold_units: amount,
  total_units: amount,
  points: amount,
  ltp: amount,
});
export type StreetLeader = z.output<typeof streetLeader>;

/** A prize. `estimate_winnings` in rupees (STR-06). */
export const prize = z.looseObject({
  rank: amount,
  user_team_id: shownId,
  user_team_name: text,
  user_team_pic: address,
  estimate_winnings: amount,
});
export type Prize = z.output<typeof prize>;

/** A buy or sell order. `price` in rupees (STR-04). */
export const streetOrder = z.looseObject({
  _id: id,
  trade_action: status,
  order_state: status,
  quantity: amount,
  processed_quantity: amount,
  updatedAt: moment,
  price: amount,
  team: shown(z.looseObject({ name: text })),
});
export type StreetOrder = z.output<typeof streetOrder>;

/** Units of a team held or sold. Prices in rupees (STR-05, STR-07). */
export const holding = z.looseObject({
  _id: id,
  units: amount,
  avg_price: amount,
  invested: amount,
  avg_sell_price: amount,
  team: shown(z.looseObject({ name: text, last_traded_price: amount })),
});
export type Holding = z.output<typeof holding>;

/** What was sold and what it came to, in rupees. */
export const soldHoldings = z.looseObject({
  holdings_array: z.array(holding),
  investments: z
    .looseObject({
      buy_team_fee_invested: amount,
      sell_team_fee_returned: amount,
      profit_on_hold: amount,
      ipo_sell_team_commission: amount,
      winning_amount: amount,
      refund_amount: amount,
    })
    .nullish(),
});
export type SoldHoldings = z.output<typeof soldHoldings>;

/** A player of a street team, only shown. */
export const streetPlayer = shown(z.looseObject({ id: shownId, name: text }));

/** A user's team. `playersPerTeam` by team code: the players, or how many (STR-08). */
export const userTeam = z.looseObject({
  _id: id,
  name: text,
  user_team_pic: address,
  playersPerTeam: keyedOrEmpty(shown(z.union([z.array(streetPlayer), z.number()]))),
});
export type UserTeam = z.output<typeof userTeam>;

const byUserAndGame = z.object({ user_id: id, game_id: id });

/** The games of a user; `status` active, inprogress or inactive (STR-01). */
export const listStreetGames = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'street/support/user-games/{status}/street.json',
  query: z.object({ user_id: id }),
  answer: z.looseObject({ games: z.array(game) }),
  effect: 'read',
});

/** What the user sold in a game. */
export const getSoldHoldings = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'street/support/holdings/sold',
  query: byUserAndGame,
  answer: z.looseObject({ sold_holdings: soldHoldings }),
  effect: 'read',
});

/** The user's teams in a game. */
export const listUserTeams = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'street/support/user-teams',
  query: byUserAndGame,
  answer: z.looseObject({ userTeams: z.array(userTeam) }),
  effect: 'read',
});

/** The user's orders in a game. */
export const listStreetOrders = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'street/support/orders/mine',
  query: byUserAndGame,
  answer: z.looseObject({ orders: z.array(streetOrder) }),
  effect: 'read',
});

/** What the user holds in a game. */
export const listHoldings = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'street/support/holdings/mine',
  query: byUserAndGame,
  answer: z.looseObject({ holdings: z.looseObject({ holdings_array: z.array(holding) }) }),
  effect: 'read',
});

/** Leaderboard and prizes of a game. */
export const getStreetLeaderboard = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'street/leaderboard',
  query: z.object({ game_id: id }),
  answer: z.looseObject({
    leaderboards: z.array(streetLeader),
    estimate_winnings: listOrNone(prize),
  }),
  effect: 'read',
});
