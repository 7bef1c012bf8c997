import { A, O, T } from '#authProvider/roles.ts';
import { PICKS_STATUSES } from '#contract/assumptions.ts';
import { listPicksGames } from '#contract/picks.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { tabsOf } from '#resource-kit/list/tabs.ts';
import { gameFields } from '#resources/games/fields.ts';
import { gamesAddress, PICKS } from '#resources/picks/addresses.ts';
import { later } from '#ui/later.ts';

/** The picks games by the status in the route; a status that has no tab gets one of its own (PIC-01). */
export const picksGames = defineResource({
  name: 'picks-games',
  route: PICKS.games,
  recordRoute: PICKS.questions,
  roles: [A, T, O],
  title: 'picks.games.title',
  one: 'picks.games.one',
  menu: { section: 'picks', label: 'picks.games.menu', to: gamesAddress('new') },
  data: { dialect: 'whole', endpoint: listPicksGames, records: '', key: 'game_id' },
  tabs: {
    name: 'status',
    inRoute: true,
    label: 'picks.games.tabs',
    options: tabsOf(PICKS_STATUSES, (status) => ({
      label: `ui.status.${status}`,
      filter: { status },
    })),
    other: (status) => ({ label: { text: status }, filter: { status } }),
  },
  fields: gameFields,
  card: {
    Card: later(() => import('#resources/picks/games/PicksGameCard.tsx'), 'PicksGameCard'),
    arranged: 'grid',
  },
  find: 'ui.game.find',
  empty: 'picks.games.none',
  emptyHint: 'picks.games.noneHint',
});
