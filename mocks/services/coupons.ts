import { addCoupon, listCouponLeagues, listCouponLeagueTemplates } from '#contract/coupons.ts';
import { coupons } from '#mocks/data/coupons.ts';
import { matchesOf } from '#mocks/data/matches.ts';
import { random } from '#mocks/data/random.ts';
import { mock, refuse } from '#mocks/mock.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

const roles: readonly Role[] = ['admin', 'tech-support', 'supportadmin', 'support'];

/** The leagues of a match are the same whenever they are asked for. */
function leaguesOf(game_id: string | number) {
  const from = random(`coupon leagues ${game_id}`);
  return Array.from({ length: from.int(4, 30) }, (_, n) => ({
    id: from.hexId(),
    name: `League ${n + 1} – ₹${from.pick([10, 25, 49, 100, 500])}, ${from.pick([2, 10, 100, 2000])} places`,
  }));
}

/** The calls of coupons, played. */
export const couponMocks = [
  mock(addCoupon, {
    roles,
    handle: async ({ input: { body }, db }) => {
      const collection = (await db.area(coupons)).coupons;
      if (!matchesOf(db).some((match) => sameId(match.id, body.game_id)))
        refuse(404, `No game ${body.game_id}`);
      if (collection.findFirst((q) => q.where((row) => row.code === body.code)))
        return { success: false, message: `Coupon code ${body.code} already exists` };
      if (body.discount_type === 'percentage' && body.discount > 100)
        refuse(422, 'A discount is at most 100 per cent');
      await collection.create(body);
      return { success: true, message: `Coupon ${body.code} added` };
    },
  }),
  mock(listCouponLeagueTemplates, {
    roles,
    handle: async ({ db }) => ({
      league_templates: (await db.area(coupons)).couponTemplates.all(),
    }),
  }),
  mock(listCouponLeagues, {
    roles,
    handle: ({ input: { query }, db }) => ({
      league: matchesOf(db).some((match) => sameId(match.id, query.game_id))
        ? leaguesOf(query.game_id)
        : [],
    }),
  }),
];
