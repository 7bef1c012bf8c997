import { hasId, type Id } from './ids.ts';
import { type Allowed, firstReason, type Reason, reason, refuseIf } from './reason.ts';
import { hasInvisible, isBlank, lengthOf, trimInvisible } from './text.ts';
import { parseTyped, type TypedNumber } from './typedNumber.ts';

/** Choices of the coupon form (CPN-02). */
export const COUPON_TYPES = ['match', 'league', 'template'] as const;
export const DISCOUNT_TYPES = ['absolute', 'percentage'] as const;
export const COUPON_STATUSES = ['active', 'inactive'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** Longest code, in code points: an emoji is one. */
export const COUPON_CODE_LENGTH = 16;

/** The coupon form as it is filled in; numbers as typed, '' or null where nothing is chosen (CPN-02). */
export interface CouponForm {
  readonly user_id: string;
  readonly game_id: Id;
  readonly type: CouponType | '';
  readonly league_id: Id | null;
  readonly league_template_id: Id | null;
  readonly code: string;
  readonly discount_type: (typeof DISCOUNT_TYPES)[number] | '';
  readonly discount: string;
  readonly usage_limit: string;
  readonly status: (typeof COUPON_STATUSES)[number] | '';
}

/** The form as it opens for a game: match, absolute, once, active (CPN-02). */
export const newCoupon = (gameId: Id): CouponForm => ({
  user_id: '',
  game_id: gameId,
  type: 'match',
  league_id: null,
  league_template_id: null,
  code: '',
  discount_type: 'absolute',
  discount: '',
  usage_limit: '1',
  status: 'active',
});

/** The picker that the type needs, which is then required (CPN-03). */
export function couponTarget(type: CouponForm['type']): 'league_id' | 'league_template_id' | null {
  if (type === 'league') return 'league_id';
  return type === 'template' ? 'league_template_id' : null;
}

/** The code as it is sent: trimmed, its case kept. */
export const couponCode = (form: CouponForm): string => trimInvisible(form.code);

function checkCode(form: CouponForm): Allowed {
  const code = couponCode(form);
  return firstReason(
    refuseIf(code === '', reason('required')),
    refuseIf(hasInvisible(code), reason('codeInvisible')),
    refuseIf(
      lengthOf(code) > COUPON_CODE_LENGTH,
      reason('codeTooLong', { max: COUPON_CODE_LENGTH }),
    ),
  );
}

/** Rupees have paise, and no more is shown of a percentage. */
export const DISCOUNT_DECIMALS = 2;

const readDiscount = (form: CouponForm): TypedNumber =>
  parseTyped(form.discount, { min: 0, decimals: DISCOUNT_DECIMALS });
const readUsageLimit = (form: CouponForm): TypedNumber =>
  parseTyped(form.usage_limit, { integer: true, min: 1 });

function checkDiscount(form: CouponForm): Allowed {
  const discount = readDiscount(form);
  if (!discount.ok) return discount.reason;
  return refuseIf(
    form.discount_type === 'percentage' && discount.value > 100,
    reason('percentageTooHigh'),
  );
}

/** What is wrong with each field; empty when the coupon can be sent (CPN-02, CPN-03). */
export function couponErrors(form: CouponForm): Partial<Record<keyof CouponForm, Reason>> {
  const target = couponTarget(form.type);
  const usage = readUsageLimit(form);
  const missing = (field: keyof CouponForm): Allowed =>
    refuseIf(isBlank(form[field]), reason('required'));
  const checks: [keyof CouponForm, Allowed][] = [
    ['game_id', missing('game_id')],
    ['type', missing('type')],
    ['code', checkCode(form)],
    ['discount_type', missing('discount_type')],
    ['discount', checkDiscount(form)],
    ['usage_limit', usage.ok ? true : usage.reason],
    ['status', missing('status')],
  ];
  if (target !== null) checks.push([target, missing(target)]);
  const errors: Partial<Record<keyof CouponForm, Reason>> = {};
  for (const [field, allowed] of checks) if (allowed !== true) errors[field] = allowed;
  return errors;
}

/** A coupon as it is sent; ids that are empty or not of its type are left out. */
export interface CouponBody {
  user_id?: string;
  game_id: Id;
  league_id?: Id;
  league_template_id?: Id;
  code: string;
  type: CouponType;
  discount_type: (typeof DISCOUNT_TYPES)[number];
  discount: number;
  usage_limit: number;
  status: (typeof COUPON_STATUSES)[number];
}

/** The coupon as it is sent; null while `couponErrors` has any (CPN-02, CPN-03). */
export function toCouponBody(form: CouponForm): CouponBody | null {
  const { game_id, type, discount_type, status } = form;
  const discount = readDiscount(form);
  const usage = readUsageLimit(form);
  if (Object.keys(couponErrors(form)).length > 0 || !discount.ok || !usage.ok) return null;
  if (type === '' || discount_type === '' || status === '') return null;
  const user_id = trimInvisible(form.user_id);
  const target = couponTarget(type);
  const chosen = target && form[target];
  return {
    game_id,
    code: couponCode(form),
    type,
    discount_type,
    discount: discount.value,
    usage_limit: usage.value,
    status,
    ...(user_id === '' ? {} : { user_id }),
    ...(target !== null && hasId(chosen) ? { [target]: chosen } : {}),
  };
}
