import { action } from '#actions/action.ts';
import { A, S, SA, T } from '#authProvider/roles.ts';
import { addCoupon as addCall } from '#contract/coupons.ts';
import { type CouponBody, type CouponForm, couponCode, toCouponBody } from '#rules/coupons.ts';

/** Adds a discount coupon to a game (CPN-04). The form has checked it, and says why one was not added. */
export const addCoupon = action({
  name: 'coupons.add',
  label: 'coupons.add',
  endpoint: addCall,
  roles: [A, T, SA, S],
  record: (form: CouponForm) => `${couponCode(form)} (${form.game_id})`,
  input: (form) => ({ body: checked(form) }),
  untold: { key: 'coupons.unknown' },
  notices: 'plain',
  succeeded: () => ({ text: { key: 'coupons.added' } }),
});

function checked(form: CouponForm): CouponBody {
  const body = toCouponBody(form);
  if (body === null) throw new Error('A coupon was to be sent that its rules refuse.');
  return body;
}
