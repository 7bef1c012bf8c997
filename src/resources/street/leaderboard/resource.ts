import { getStreetLeaderboard } from '#contract/street.ts';
import { fromPlain } from '#resource-kit/plain/fromPlain.ts';
import { plainLeaderboard } from '#resources/street/leaderboard/plain.ts';
import { isBlank } from '#rules/text.ts';
import { later } from '#ui/later.ts';

/** The leaderboard of a street game (STR-03). */
export const streetLeaderboard = fromPlain(plainLeaderboard, {
  endpoint: getStreetLeaderboard,
  card: {
    Card: later(() => import('#resources/street/leaderboard/LeaderRow.tsx'), 'LeaderRow'),
    arranged: 'rows',
    height: 60,
    columns: (teams) => [
      { label: 'street.sold', source: 'sold_units' },
      ...(teams.some(({ points }) => !isBlank(points))
        ? [{ label: 'street.points', source: 'points' } as const]
        : []),
      { label: 'street.price', source: 'ltp' },
    ],
  },
});
