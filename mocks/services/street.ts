import {
  getSoldHoldings,
  getStreetLeaderboard,
  listHoldings,
  listStreetGames,
  listStreetOrders,
  listUserTeams,
} from '#contract/street.ts';
import { street } from '#mocks/data/street.ts';
import { mock } from '#mocks/mock.ts';
import { ROLES } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

const roles = ROLES;

interface Key {
  user_id: unknown;
  game_id: unknown;
}

/** Is the record about the user and game asked for? */
const about = (query: Key) => (row: Key) =>
  sameId(row.user_id, query.user_id) && sameId(row.game_id, query.game_id);

const ofGame = (query: Pick<Key, 'game_id'>) => (row: Pick<Key, 'game_id'>) =>
  sameId(row.game_id, query.game_id);

const NOTHING_SOLD = { holdings_array: [], investments: {} };

/** The calls of street, played. */
export const streetMocks = [
  mock(listStreetGames, {
    roles,
    handle: async ({ input: { path, query }, db }) => ({
      games: (await db.area(street)).streetGames
        .all()
        .filter((game) => sameId(game.user_id, query.user_id) && game.status === path.status),
    }),
  }),
  mock(getSoldHoldings, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const { streetSold } = await db.area(street);
      return { sold_holdings: streetSold.all().find(about(query)) ?? NOTHING_SOLD };
    },
  }),
  mock(listUserTeams, {
    roles,
    handle: async ({ input: { query }, db }) => ({
      userTeams: (await db.area(street)).streetTeams.all().filter(about(query)),
    }),
  }),
  mock(listStreetOrders, {
    roles,
    handle: async ({ input: { query }, db }) => ({
      orders: (await db.area(street)).streetOrders.all().filter(about(query)),
    }),
  }),
  mock(listHoldings, {
    roles,
    handle: async ({ input: { query }, db }) => ({
      holdings: {
        holdings_array: (await db.area(street)).streetHoldings.all().filter(about(query)),
      },
    }),
  }),
  mock(getStreetLeaderboard, {
    roles,
    handle: async ({ input: { query }, db }) => {
      const { streetLeaders, streetPrizes } = await db.area(street);
      return {
        leaderboards: streetLeaders.all().filter(ofGame(query)),
        estimate_winnings: streetPrizes.all().filter(ofGame(query)),
      };
    },
  }),
];
