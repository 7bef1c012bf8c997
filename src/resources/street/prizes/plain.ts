import { ALL } from '#authProvider/roles.ts';
import type { PlainList } from '#resource-kit/plain/fromPlain.ts';

/** The prizes of a street game by rank, as /config.json would declare them (STR-06, CFG-01). */
export const plainPrizes = {
  name: 'street-prizes',
  label: { en: 'Prizes', hi: 'पुरस्कार' },
  one: { en: 'prize', hi: 'पुरस्कार' },
  service: 'auth',
  path: 'street/leaderboard',
  route: null,
  roles: [...ALL],
  parts: { game_id: 'gameId' },
  // A rank may be a span, '10–20', and two may share one.
  list: { records: 'estimate_winnings', page: null, key: null },
  perPage: 50,
  fields: [
    { source: 'rank', type: 'text', label: { en: 'Rank', hi: 'रैंक' }, sortable: true },
    { source: 'user_team_name', type: 'text', label: { en: 'Team', hi: 'टीम' }, sortable: true },
    {
      source: 'estimate_winnings',
      type: 'rupees',
      label: { en: 'Estimated winnings', hi: 'अनुमानित जीत' },
      sortable: true,
      findable: false,
    },
  ],
  empty: { en: 'No prizes in this game', hi: 'इस गेम में कोई पुरस्कार नहीं है' },
} satisfies PlainList;
