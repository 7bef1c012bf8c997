import { ALL } from '#authProvider/roles.ts';
import { getSoldHoldings } from '#contract/street.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { STREET } from '#resources/street/addresses.ts';
import { later } from '#ui/later.ts';

/** What a user sold in a street game, and what it came to (STR-07). */
export const streetSold = defineResource({
  name: 'street-reports',
  route: STREET.reports,
  roles: ALL,
  title: 'street.soldHoldings',
  one: 'street.holding',
  data: { dialect: 'whole', endpoint: getSoldHoldings, records: 'sold_holdings.holdings_array' },
  parts: { user_id: 'userId', game_id: 'gameId' },
  fields: [
    { source: 'team.name', type: 'text', label: 'street.team', sortable: true },
    { source: 'units', type: 'number', label: 'street.units', sortable: true, findable: false },
    {
      source: 'avg_price',
      type: 'rupees',
      label: 'street.averagePrice',
      sortable: true,
      findable: false,
    },
    {
      source: 'avg_sell_price',
      type: 'rupees',
      label: 'street.averageSellPrice',
      sortable: true,
      findable: false,
    },
    {
      source: 'invested',
      type: 'rupees',
      label: 'street.invested',
      total: true,
      sortable: true,
      findable: false,
    },
  ],
  card: {
    Card: later(() => import('#resources/street/sold/SoldRow.tsx'), 'SoldRow'),
    arranged: 'rows',
    height: 60,
    columns: () => [
      { label: 'street.units', source: 'units' },
      { label: 'street.averagePrice', source: 'avg_price' },
      { label: 'street.averageSellPrice', source: 'avg_sell_price' },
      { label: 'street.invested', source: 'invested' },
    ],
  },
  heading: later(() => import('#resources/street/sold/ReportHeading.tsx'), 'ReportHeading'),
  above: later(() => import('#resources/street/sold/Sums.tsx'), 'Sums'),
  empty: 'street.none.sold',
});
