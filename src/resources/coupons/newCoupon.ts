import type { FormValues } from '#dataProvider/resourceData.ts';
import { type AskedCoupon, askedCoupon, readAskedCoupon } from '#resources/coupons/couponAsked.ts';
import { couponOf } from '#resources/coupons/couponForm.ts';

/** A coupon of typed values, with the game and the league or template that they name (CPN-04). */
export const newCouponOf = (values: FormValues): Promise<AskedCoupon> =>
  readAskedCoupon(
    askedCoupon(couponOf(String(values.game_id ?? ''), values), undefined, undefined),
  );
