import { A, S, SA, T } from '#authProvider/roles.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listUserTradesGames } from '#contract/trades.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { gameFields } from '#resources/games/fields.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import { later } from '#ui/later.ts';

/** The games that a user traded in, a page at a time; the user is asked for when the route names none (TRD-04). */
export const tradesUserGames = defineResource({
  name: 'trades-user-games',
  route: TRADES.userGames,
  roles: [A, T, SA, S],
  title: 'trades.userGames.title',
  one: 'trades.games.one',
  menu: { section: 'trades' },
  takes: 'userId',
  data: {
    dialect: 'paged',
    endpoint: listUserTradesGames,
    records: '',
    key: 'id',
    page: 'pageNo',
    limit: null,
  },
  parts: { user_id: 'userId' },
  perPage: PAGE_SIZE,
  fields: gameFields,
  card: {
    Card: later(() => import('#resources/trades/user-games/UserGameCard.tsx'), 'UserGameCard'),
    arranged: 'grid',
  },
  heading: later(
    () => import('#resources/trades/user-games/UserGamesHeading.tsx'),
    'UserGamesHeading',
  ),
  missing: { title: 'trades.userGames.form', hint: 'trades.userGames.ask' },
  empty: 'trades.userGames.none',
});
