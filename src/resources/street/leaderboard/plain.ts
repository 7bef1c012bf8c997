import { ALL } from '#authProvider/roles.ts';
import type { PlainList } from '#resource-kit/plain/fromPlain.ts';

/** The leaderboard of a street game, as /config.json would declare it (STR-03, CFG-01). */
export const plainLeaderboard = {
  name: 'street-leaderboard',
  label: { en: 'Leaderboard', hi: 'लीडरबोर्ड' },
  one: { en: 'Team', hi: 'टीम' },
  service: 'auth',
  path: 'street/leaderboard',
  route: null,
  roles: [...ALL],
  parts: { game_id: 'gameId' },
  list: { records: 'leaderboards', page: null, key: '_id' },
  perPage: 50,
  fields: [
    {
      source: 'user_team_name',
      type: 'text',
      label: { en: 'Team', hi: 'टीम' },
      sortable: true,
    },
    {
      source: 'sold_units',
      type: 'number',
      label: { en: 'Trade sold units', hi: 'ट्रेड बिकी यूनिट' },
      sortable: true,
      findable: false,
    },
    {
      source: 'total_units',
      type: 'number',
      label: { en: 'Total units', hi: 'कुल यूनिट' },
      sortable: true,
      findable: false,
    },
    {
      source: 'points',
      type: 'number',
      label: { en: 'Points', hi: 'अंक' },
      sortable: true,
      findable: false,
    },
    {
      source: 'ltp',
      type: 'rupees',
      label: { en: 'Price', hi: 'भाव' },
      sortable: true,
      findable: false,
    },
  ],
  empty: { en: 'No team is on the leaderboard', hi: 'लीडरबोर्ड पर कोई टीम नहीं है' },
} satisfies PlainList;
