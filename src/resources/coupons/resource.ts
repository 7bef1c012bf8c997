import { A, S, SA, T } from '#authProvider/roles.ts';
import { listActiveCricketGames } from '#contract/staticData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { couponFields } from '#resources/coupons/fields.ts';
import { UPCOMING } from '#resources/coupons/upcoming.ts';

/**
 * Discount coupons (CPN-01..04). No call lists them: what is listed are the upcoming games, each of which
 * leads to the form for a coupon of its own.
 */
export const coupons = defineResource({
  name: 'coupons',
  ...UPCOMING,
  title: 'coupons.title',
  one: 'coupons.one',
  menu: { section: 'coupons' },
  data: {
    dialect: 'whole',
    endpoint: listActiveCricketGames,
    records: '',
    key: 'id',
  },
  fields: couponFields,
  list: () =>
    import('#resources/coupons/UpcomingGames.tsx').then((m) => ({ default: m.UpcomingGames })),
  pages: [
    {
      name: 'coupons-add',
      path: '/coupons/add/:gameId',
      roles: [A, T, SA, S],
      title: 'coupons.add',
      takes: 'gameId',
      load: () =>
        import('#resources/coupons/AddCoupon.tsx').then((m) => ({ default: m.AddCoupon })),
    },
  ],
});
