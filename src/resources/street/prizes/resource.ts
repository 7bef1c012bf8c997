import { ALL } from '#authProvider/roles.ts';
import { getStreetLeaderboard } from '#contract/street.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { later } from '#ui/later.ts';

/** The prizes of a street game by rank (STR-06). A rank may be a span: '10–20'; two may share one. */
export const streetPrizes = defineResource({
  name: 'street-prizes',
  roles: ALL,
  title: 'street.parts.prizes',
  one: 'street.prize',
  data: {
    dialect: 'whole',
    endpoint: getStreetLeaderboard,
    records: 'estimate_winnings',
    key: null,
  },
  parts: { game_id: 'gameId' },
  fields: [
    { source: 'rank', type: 'text', label: 'street.rank', sortable: true },
    { source: 'user_team_name', type: 'text', label: 'street.team', sortable: true },
    {
      source: 'estimate_winnings',
      type: 'rupees',
      label: 'street.estimated',
      sortable: true,
      findable: false,
    },
  ],
  card: {
    Card: later(() => import('#resources/street/prizes/PrizeRow.tsx'), 'PrizeRow'),
    arranged: 'rows',
    height: 60,
  },
  empty: 'street.none.prizes',
});
