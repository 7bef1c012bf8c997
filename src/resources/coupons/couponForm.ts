import type { FormValues } from '#dataProvider/resourceData.ts';
import { Refused } from '#fields/rules.ts';
import { type CouponForm, newCoupon } from '#rules/coupons.ts';
import { hasId, type Id } from '#rules/ids.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A number as its digits again; what was refused as it was typed. */
const digits = (value: unknown): string => {
  if (value instanceof Refused) return value.typed;
  return typeof value === 'number' ? String(value) : '';
};
const oneOf = <T extends string>(value: unknown, empty: T): T =>
  typeof value === 'string' ? (value as T) : empty;
const chosen = (value: unknown): Id | null => (hasId(value) ? value : null);

/** What is typed in the form of a game's coupon, as the rules of coupons take it. */
export function couponOf(gameId: string, values: FormValues): CouponForm {
  const { user_id, type, league_id, league_template_id, code, discount_type, status } = values;
  return {
    ...newCoupon(gameId),
    user_id: text(user_id),
    type: oneOf<CouponForm['type']>(type, ''),
    league_id: chosen(league_id),
    league_template_id: chosen(league_template_id),
    code: text(code),
    discount_type: oneOf<CouponForm['discount_type']>(discount_type, ''),
    discount: digits(values.discount),
    usage_limit: digits(values.usage_limit),
    status: oneOf<CouponForm['status']>(status, ''),
  };
}
