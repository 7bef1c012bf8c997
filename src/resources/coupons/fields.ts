import type { Field } from '#fields/field.ts';
import {
  COUPON_CODE_LENGTH,
  COUPON_STATUSES,
  COUPON_TYPES,
  DISCOUNT_DECIMALS,
  DISCOUNT_TYPES,
} from '#rules/coupons.ts';

/** What is typed for a coupon (CPN-02). League and template are each asked for with their type only. */
export const couponFields: readonly Field[] = [
  { source: 'game_id', type: 'text', label: 'coupons.gameId', readOnly: true },
  { source: 'user_id', type: 'text', label: 'coupons.userId', hint: 'coupons.userHint' },
  {
    source: 'type',
    type: 'choice',
    label: 'coupons.type',
    required: true,
    default: 'match',
    choices: COUPON_TYPES.map((id) => ({ id, label: `coupons.${id}` as const })),
  },
  { source: 'league_id', type: 'reference', label: 'coupons.leagueId', required: true },
  {
    source: 'league_template_id',
    type: 'reference',
    label: 'coupons.templateId',
    required: true,
  },
  {
    source: 'code',
    type: 'text',
    label: 'coupons.code',
    required: true,
    maxLength: COUPON_CODE_LENGTH,
  },
  {
    source: 'discount_type',
    type: 'choice',
    label: 'coupons.discountType',
    required: true,
    default: 'absolute',
    choices: DISCOUNT_TYPES.map((id) => ({ id, label: `coupons.${id}` as const })),
  },
  {
    source: 'discount',
    type: 'number',
    label: 'coupons.discount',
    required: true,
    min: 0,
    decimals: DISCOUNT_DECIMALS,
  },
  {
    source: 'usage_limit',
    type: 'number',
    label: 'coupons.usageLimit',
    required: true,
    integer: true,
    min: 1,
    default: 1,
  },
  {
    source: 'status',
    type: 'choice',
    label: 'coupons.status',
    required: true,
    default: 'active',
    choices: COUPON_STATUSES.map((id) => ({ id, label: `coupons.${id}` as const })),
  },
];
