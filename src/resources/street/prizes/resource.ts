import { getStreetLeaderboard } from '#contract/street.ts';
import { fromPlain } from '#resource-kit/plain/fromPlain.ts';
import { plainPrizes } from '#resources/street/prizes/plain.ts';
import { later } from '#ui/later.ts';

/** The prizes of a street game by rank (STR-06). */
export const streetPrizes = fromPlain(plainPrizes, {
  endpoint: getStreetLeaderboard,
  card: {
    Card: later(() => import('#resources/street/prizes/PrizeRow.tsx'), 'PrizeRow'),
    arranged: 'rows',
    height: 60,
    columns: () => [
      { label: 'street.rank', source: 'rank' },
      { label: 'street.estimated', source: 'estimate_winnings' },
    ],
  },
});
