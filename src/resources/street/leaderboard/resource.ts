import { ALL } from '#authProvider/roles.ts';
import { getStreetLeaderboard } from '#contract/street.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { later } from '#ui/later.ts';

/** The leaderboard of a street game (STR-03). */
export const streetLeaderboard = defineResource({
  name: 'street-leaderboard',
  roles: ALL,
  title: 'street.parts.leaderboard',
  one: 'street.team',
  data: { dialect: 'whole', endpoint: getStreetLeaderboard, records: 'leaderboards' },
  parts: { game_id: 'gameId' },
  fields: [
    { source: 'user_team_name', type: 'text', label: 'street.team', sortable: true },
    {
      source: 'sold_units',
      type: 'number',
      label: 'street.soldUnits',
      sortable: true,
      findable: false,
    },
    {
      source: 'total_units',
      type: 'number',
      label: 'street.totalUnits',
      sortable: true,
      findable: false,
    },
    { source: 'points', type: 'number', label: 'street.points', sortable: true, findable: false },
    { source: 'ltp', type: 'rupees', label: 'street.price', sortable: true, findable: false },
  ],
  card: {
    Card: later(() => import('#resources/street/leaderboard/LeaderRow.tsx'), 'LeaderRow'),
    arranged: 'rows',
    height: 60,
  },
  empty: 'street.none.leaderboard',
});
