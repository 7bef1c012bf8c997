import { A, SA, T } from '#authProvider/roles.ts';
import { listActiveCricketGames } from '#contract/staticData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { addCoupon } from '#resources/coupons/actions.ts';
import { COUPONS } from '#resources/coupons/addresses.ts';
import { gameFields } from '#resources/games/fields.ts';
import { later } from '#ui/later.ts';

/**
 * Discount coupons (CPN-01..04). No call lists them: what is listed are the upcoming games, each of which leads to
 * the form for a coupon of its own.
 */
export const coupons = defineResource({
  name: 'coupons',
  route: COUPONS.games,
  recordRoute: COUPONS.add,
  recordLabel: 'coupons.add',
  roles: [A, T, SA],
  title: 'coupons.title',
  note: 'coupons.games',
  one: 'coupons.one',
  add: 'coupons.add',
  menu: { section: 'coupons' },
  data: { dialect: 'whole', endpoint: listActiveCricketGames, records: '', key: 'id' },
  fields: gameFields,
  card: {
    Card: later(() => import('#resources/coupons/CouponGameCard.tsx'), 'CouponGameCard'),
    arranged: 'grid',
  },
  find: 'ui.game.find',
  empty: 'coupons.empty',
  emptyHint: 'coupons.emptyHint',
  actions: { create: addCoupon },
  createPage: {
    route: COUPONS.add,
    load: () => import('#resources/coupons/AddCoupon.tsx').then((m) => ({ default: m.AddCoupon })),
  },
  newRecord: (values) =>
    import('#resources/coupons/newCoupon.ts').then((m) => m.newCouponOf(values)),
});
