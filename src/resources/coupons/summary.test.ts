import { expect, it } from 'vitest';
import type { Text } from '#i18n/useText.ts';
import { type CouponForm, newCoupon } from '#rules/coupons.ts';
import { askedCoupon } from './couponAsked.ts';
import { couponSummary } from './summary.ts';

const games = [{ id: 'g-1', home_team_code: 'IND', away_team_code: 'AUS' }] as never;
const leagues = [{ id: 902, name: 'Mega Dangal' }];

it.each<[string, Partial<CouponForm>, Record<string, unknown>, string[], string[]]>([
  [
    'nothing typed',
    {},
    { discount: '…', target: 'game IND AUS', user: 'everyUser', uses: 'once', status: 'active' },
    ['coupons.code', 'coupons.discount'],
    [],
  ],
  [
    'all of a league’s',
    { type: 'league', league_id: 902, code: 'A1', discount: '50', user_id: ' 100 ' },
    { discount: '₹50.00', target: 'Mega Dangal (902)', user: 'oneUser 100', uses: 'once' },
    [],
    [],
  ],
  [
    'a league not chosen, a percentage',
    { type: 'league', code: 'A1', discount: '12.5', discount_type: 'percentage' },
    { discount: '12.5%', target: '…' },
    ['coupons.leagueId'],
    [],
  ],
  [
    'what is wrong',
    { code: 'A 1', discount: '101', discount_type: 'percentage', usage_limit: '0' },
    { discount: '…', uses: '…' },
    [],
    ['coupons.code', 'coupons.discount', 'coupons.usageLimit'],
  ],
  [
    'several uses, inactive, a template that is not read',
    {
      type: 'template',
      league_template_id: 't1',
      code: 'A1',
      discount: '1',
      usage_limit: '1500',
      status: 'inactive',
    },
    { target: '(t1)', uses: 'uses 1,500', status: 'inactive' },
    [],
    [],
  ],
])(
  'a coupon with %s in one sentence, and what it lacks [CPN-02, CPN-03]',
  (_, typed, words, missing, wrong) => {
    const form = { ...newCoupon('g-1'), ...typed };
    const summary = couponSummary(askedCoupon(form, games, leagues));
    const word = (value: unknown) => {
      if (typeof value === 'string') return value;
      const { key, params = {} } = value as Text;
      return [key.split('.').pop(), ...Object.values(params)].join(' ');
    };
    const said = Object.entries(summary.sentence.params ?? {}).map(([name, value]) => [
      name,
      word(value),
    ]);
    expect(Object.fromEntries(said)).toMatchObject(words);
    expect([summary.missing, summary.wrong]).toEqual([missing, wrong]);
  },
);
