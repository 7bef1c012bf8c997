import { A, O, T } from '#authProvider/roles.ts';
import { GAME_TABS } from '#contract/assumptions.ts';
import { listTradesGames } from '#contract/trades.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { tabsOf } from '#resource-kit/list/tabs.ts';
import { gameFields } from '#resources/games/fields.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import { later } from '#ui/later.ts';

/** The trades games under Upcoming, Live and Completed (TRD-01). */
export const tradesGames = defineResource({
  name: 'trades-games',
  route: TRADES.games,
  recordRoute: TRADES.questions,
  roles: [A, T, O],
  title: 'trades.games.title',
  one: 'trades.games.one',
  menu: { section: 'trades', label: 'trades.games.menu' },
  data: { dialect: 'whole', endpoint: listTradesGames, records: '', key: 'id' },
  tabs: {
    name: 'tab',
    label: 'trades.games.tabs',
    options: tabsOf(GAME_TABS, (status) => ({
      label: `trades.games.${status}`,
      filter: { status },
    })),
  },
  fields: gameFields,
  card: {
    Card: later(() => import('#resources/trades/games/TradesGameCard.tsx'), 'TradesGameCard'),
    arranged: 'grid',
  },
  find: 'ui.game.find',
  empty: 'trades.games.none',
  emptyHint: 'trades.games.noneHint',
});
