import { describe, expect, it } from 'vitest';
import { type CouponForm, couponErrors, couponTarget, newCoupon, toCouponBody } from './coupons.ts';

const filled: CouponForm = { ...newCoupon('g1'), code: 'DIWALI50', discount: '50' };
const errorOf = (fields: Partial<CouponForm>) =>
  Object.entries(couponErrors({ ...filled, ...fields })).map(([field, reason]) => [
    field,
    reason.key.replace('reasons.', ''),
  ]);

it('starts as match, absolute, active, to be used once [CPN-02]', () => {
  expect(newCoupon('g1')).toMatchObject({
    game_id: 'g1',
    type: 'match',
    discount_type: 'absolute',
    usage_limit: '1',
    status: 'active',
  });
});

describe('couponErrors', () => {
  it('has none for a filled form without a user [CPN-02]', () => {
    expect(couponErrors(filled)).toEqual({});
  });

  it('names every required field that is empty [CPN-02]', () => {
    const empty: CouponForm = {
      ...newCoupon(''),
      type: '',
      discount_type: '',
      usage_limit: '',
      status: '',
    };
    expect(Object.keys(couponErrors(empty)).sort()).toEqual([
      'code',
      'discount',
      'discount_type',
      'game_id',
      'status',
      'type',
      'usage_limit',
    ]);
  });

  it.each([
    ['', 'required'],
    [' \u200B', 'required'],
    ['DIWALI 50', 'codeInvisible'],
    ['DIWALI\u00A050', 'codeInvisible'],
    ['DIWALI\u200B50', 'codeInvisible'],
    ['DIWALI\u00AD50', 'codeInvisible'],
    ['A\uD800', 'codeInvisible'],
    ['A'.repeat(17), 'codeTooLong'],
    ['🏏'.repeat(17), 'codeTooLong'],
  ])('the code %j is refused: %s [CPN-02]', (code, name) => {
    expect(errorOf({ code })).toEqual([['code', name]]);
  });

  it.each([
    ['A'.repeat(16), 'A'.repeat(16)],
    ['🏏'.repeat(16), '🏏'.repeat(16)],
    [' DiWaLi50\u00A0', 'DiWaLi50'],
    [`  ${'A'.repeat(16)}  `, 'A'.repeat(16)],
    ['<b>', '<b>'],
  ])('the code %j is sent as %j [CPN-02]', (code, sent) => {
    expect(toCouponBody({ ...filled, code })?.code).toBe(sent);
  });

  it.each([
    ['absolute', '500', []],
    ['absolute', '0', []],
    ['absolute', '-1', [['discount', 'numberTooLow']]],
    ['absolute', '', [['discount', 'numberMissing']]],
    ['absolute', '1,000', [['discount', 'numberNotPlain']]],
    ['absolute', '1e3', [['discount', 'numberNotPlain']]],
    ['absolute', '12.50', []],
    ['absolute', '0.005', [['discount', 'numberTooManyDecimals']]],
    ['percentage', '12.345', [['discount', 'numberTooManyDecimals']]],
    ['percentage', '100', []],
    ['percentage', '0', []],
    ['percentage', '12.5', []],
    ['percentage', '100.5', [['discount', 'percentageTooHigh']]],
    ['percentage', '500', [['discount', 'percentageTooHigh']]],
  ] as const)('a discount that is %s of %j: %j [CPN-02]', (discount_type, discount, errors) => {
    expect(errorOf({ discount_type, discount })).toEqual(errors);
  });

  it.each([
    ['1', []],
    ['250', []],
    ['0', [['usage_limit', 'numberTooLow']]],
    ['1.5', [['usage_limit', 'numberNotWhole']]],
    ['', [['usage_limit', 'numberMissing']]],
    ['9007199254740993', [['usage_limit', 'numberNotExact']]],
  ])('the usage limit %j: %j [CPN-02, UI-06]', (usage_limit, errors) => {
    expect(errorOf({ usage_limit })).toEqual(errors);
  });

  it.each([
    ['league', [['league_id', 'required']]],
    ['template', [['league_template_id', 'required']]],
    ['match', []],
  ] as const)('type %s requires %j [CPN-03]', (type, errors) => {
    expect(errorOf({ type })).toEqual(errors);
  });
});

it.each([
  ['match', null],
  ['league', 'league_id'],
  ['template', 'league_template_id'],
  ['', null],
] as const)('type %j shows the picker %j [CPN-03]', (type, picker) => {
  expect(couponTarget(type)).toBe(picker);
});

describe('toCouponBody', () => {
  it('leaves out empty ids and sends numbers [CPN-02]', () => {
    expect(
      toCouponBody({ ...filled, user_id: '\u00A0', discount: '12.50', usage_limit: '25' }),
    ).toEqual({
      game_id: 'g1',
      code: 'DIWALI50',
      type: 'match',
      discount_type: 'absolute',
      discount: 12.5,
      usage_limit: 25,
      status: 'active',
    });
  });

  it('sends the user as text and the id of its type as it came [CPN-02, CPN-03]', () => {
    const form: CouponForm = { ...filled, type: 'league', league_id: 9, league_template_id: 'T2' };
    expect(toCouponBody({ ...form, user_id: ' 00042 ' })).toMatchObject({
      user_id: '00042',
      type: 'league',
      league_id: 9,
    });
    expect(toCouponBody(form)).not.toHaveProperty('league_template_id');
  });

  it('is null while anything is wrong [CPN-02]', () => {
    expect(toCouponBody({ ...filled, code: '' })).toBeNull();
    expect(toCouponBody({ ...filled, type: 'template' })).toBeNull();
  });
});
