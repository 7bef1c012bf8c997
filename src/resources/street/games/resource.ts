import { ALL } from '#authProvider/roles.ts';
import { GAME_TABS } from '#contract/assumptions.ts';
import { listStreetGames } from '#contract/street.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { tabsOf } from '#resource-kit/list/tabs.ts';
import { gameFields } from '#resources/games/fields.ts';
import { STREET } from '#resources/street/addresses.ts';
import { later } from '#ui/later.ts';

/** The street games of a user, who is asked for when the route names none (STR-01). */
export const streetGames = defineResource({
  name: 'street-games',
  route: STREET.games,
  recordRoute: STREET.index,
  roles: ALL,
  title: 'street.games',
  one: 'street.game',
  menu: { section: 'street' },
  takes: 'userId',
  data: { dialect: 'whole', endpoint: listStreetGames, records: 'games', key: 'id' },
  parts: { user_id: 'userId' },
  tabs: {
    name: 'tab',
    label: 'street.tabs.label',
    options: tabsOf(GAME_TABS, (status) => ({
      label: `street.tabs.${status}`,
      filter: { status },
    })),
  },
  fields: gameFields,
  card: {
    Card: later(() => import('#resources/street/games/StreetGameCard.tsx'), 'StreetGameCard'),
    arranged: 'grid',
  },
  find: 'ui.game.find',
  heading: later(
    () => import('#resources/street/games/StreetGamesHeading.tsx'),
    'StreetGamesHeading',
  ),
  missing: { title: 'street.askTitle', hint: 'street.ask' },
  empty: 'street.noGames',
  emptyHint: 'street.noGamesHint',
});
