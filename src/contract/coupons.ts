import { z } from 'zod';
import { lengthOf } from '#rules/text.ts';
import {
  COUPON_CODE_LENGTH,
  COUPON_DISCOUNT_TYPES,
  COUPON_STATUSES,
  COUPON_TYPES,
} from './assumptions.ts';
import { acknowledgement, id, text } from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** A discount coupon as it is sent. `discount` in rupees or per cent; empty ids are left out. */
export const coupon = z.object({
  user_id: id.optional(),
  game_id: id,
  league_id: id.optional(),
  league_template_id: id.optional(),
  // Counted as people count: an emoji is one character.
  code: z
    .string()
    .min(1)
    .refine(
      (code) => lengthOf(code) <= COUPON_CODE_LENGTH,
      `at most ${COUPON_CODE_LENGTH} characters`,
    ),
  type: z.enum(COUPON_TYPES),
  discount_type: z.enum(COUPON_DISCOUNT_TYPES),
  discount: z.number().min(0),
  usage_limit: z.int().min(1),
  status: z.enum(COUPON_STATUSES),
});
export type Coupon = z.output<typeof coupon>;

/** A league or league template to choose for a coupon. */
export const couponTarget = z.looseObject({ id, name: text });
export type CouponTarget = z.output<typeof couponTarget>;

/** Adds a coupon. A code that exists is refused in the body, with a message. */
export const addCoupon = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'discount-coupons/add',
  body: coupon,
  answer: acknowledgement,
  effect: 'money',
  success: 'flag',
  // No call lists coupons.
  touches: () => [],
  assumed: [
    'user_id, league_id and league_template_id are left out when empty.',
    'A code that exists is answered by 200 with success false and a message.',
  ],
});

/** League templates that a coupon can be for. */
export const listCouponLeagueTemplates = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'discount-coupons/getLeagueTemplate',
  answer: z.looseObject({ league_templates: z.array(couponTarget) }),
  effect: 'read',
});

/** Leagues of a game that a coupon can be for. */
export const listCouponLeagues = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'discount-coupons/getLeague',
  query: z.object({ game_id: id }),
  answer: z.looseObject({ league: z.array(couponTarget) }),
  effect: 'read',
});
