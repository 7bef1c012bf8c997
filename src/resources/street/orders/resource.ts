import { ALL } from '#authProvider/roles.ts';
import { listStreetOrders } from '#contract/street.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { later } from '#ui/later.ts';

/** A user's buy and sell orders in a street game (STR-04). */
export const streetOrders = defineResource({
  name: 'street-orders',
  roles: ALL,
  title: 'street.parts.orders',
  one: 'street.order',
  data: { dialect: 'whole', endpoint: listStreetOrders, records: 'orders' },
  parts: { user_id: 'userId', game_id: 'gameId' },
  fields: [
    { source: 'team.name', type: 'text', label: 'street.team', sortable: true },
    {
      source: 'trade_action',
      type: 'choice',
      label: 'street.action',
      sortable: true,
      filter: true,
      choices: [
        { id: 'buy', label: 'street.actions.buy' },
        { id: 'sell', label: 'street.actions.sell' },
      ],
    },
    {
      source: 'order_state',
      type: 'choice',
      label: 'street.state',
      sortable: true,
      filter: true,
      choices: [
        { id: 'open', label: 'street.states.open' },
        { id: 'processed', label: 'street.states.processed' },
        { id: 'cancelled', label: 'street.states.cancelled' },
      ],
    },
    {
      source: 'processed_quantity',
      type: 'number',
      label: 'street.processedUnits',
      sortable: true,
      findable: false,
    },
    {
      source: 'quantity',
      type: 'number',
      label: 'street.quantity',
      sortable: true,
      findable: false,
    },
    { source: 'price', type: 'rupees', label: 'street.price', sortable: true, findable: false },
    {
      source: 'updatedAt',
      type: 'datetime',
      label: 'street.date',
      sortable: true,
      findable: false,
    },
  ],
  card: {
    Card: later(() => import('#resources/street/orders/OrderRow.tsx'), 'OrderRow'),
    arranged: 'rows',
    height: 60,
    columns: () => [
      { label: 'street.quantity', source: 'quantity' },
      { label: 'street.price', source: 'price' },
      { label: 'street.date', source: 'updatedAt' },
    ],
  },
  empty: 'street.none.orders',
});
