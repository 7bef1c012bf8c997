import { ALL } from '#authProvider/roles.ts';
import { listHoldings } from '#contract/street.ts';
import { valueAt } from '#dataProvider/paths.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { profitLoss } from '#rules/street.ts';
import { later } from '#ui/later.ts';

/** What a user holds in a street game, and what a unit has gained or lost (STR-05). */
export const streetHoldings = defineResource({
  name: 'street-holdings',
  roles: ALL,
  title: 'street.parts.holdings',
  one: 'street.holding',
  data: { dialect: 'whole', endpoint: listHoldings, records: 'holdings.holdings_array' },
  parts: { user_id: 'userId', game_id: 'gameId' },
  toRecord: (row) => {
    const { percent, amount } = profitLoss(row.avg_price, valueAt(row, 'team.last_traded_price'));
    return { ...row, percent, profit: amount };
  },
  fields: [
    { source: 'team.name', type: 'text', label: 'street.team', sortable: true },
    {
      source: 'units',
      type: 'number',
      label: 'street.units',
      total: true,
      sortable: true,
      findable: false,
    },
    {
      source: 'avg_price',
      type: 'rupees',
      label: 'street.averagePrice',
      sortable: true,
      findable: false,
    },
    { source: 'percent', type: 'number', label: 'street.percent', sortable: true, findable: false },
    { source: 'profit', type: 'rupees', label: 'street.profit', sortable: true, findable: false },
    {
      source: 'invested',
      type: 'rupees',
      label: 'street.invested',
      total: true,
      sortable: true,
      findable: false,
    },
    {
      source: 'team.last_traded_price',
      type: 'rupees',
      label: 'street.ltp',
      sortable: true,
      findable: false,
    },
  ],
  card: {
    Card: later(() => import('#resources/street/holdings/HoldingRow.tsx'), 'HoldingRow'),
    arranged: 'rows',
    height: 60,
    columns: () => [
      { label: 'street.units', source: 'units' },
      { label: 'street.averagePrice', source: 'avg_price' },
      { label: 'street.profit', source: 'profit' },
      { label: 'street.invested', source: 'invested' },
      { label: 'street.ltp', source: 'team.last_traded_price' },
    ],
  },
  empty: 'street.none.holdings',
});
