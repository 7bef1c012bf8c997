import { action } from '#actions/action.ts';
import { A, S, SA, T } from '#authProvider/roles.ts';
import { addCoupon as addCall } from '#contract/coupons.ts';
import type { FormValues } from '#dataProvider/resourceData.ts';
import { listed, type Text } from '#i18n/useText.ts';
import {
  type AskedCoupon,
  askedDay,
  askedGame,
  readAskedCoupon,
  targetText,
} from '#resources/coupons/couponAsked.ts';
import {
  type CouponBody,
  type CouponForm,
  couponCode,
  couponTarget,
  toCouponBody,
} from '#rules/coupons.ts';
import { hasId } from '#rules/ids.ts';
import { formatCount, formatRupees } from '#rules/money.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';

/**
 * Adds a discount coupon to a game (CPN-04). It asks first, naming whom and what the coupon is for (UI-01), and
 * reads game and league again before it is sent. The form has checked it, and says why one was not added.
 */
export const addCoupon = action({
  name: 'coupons.add',
  label: 'coupons.add',
  endpoint: addCall,
  roles: [A, T, SA, S],
  record: ({ form }: AskedCoupon) => `${couponCode(form)} (${form.game_id})`,
  when: (asked: AskedCoupon) => !isTargetGone(asked) || { key: 'coupons.targetGone' },
  input: ({ form }, _typed: FormValues) => ({ body: checked(form) }),
  confirm: (asked) => ({
    title: { key: 'coupons.add' },
    lines: [
      {
        key: 'coupons.sheet.game',
        params: {
          code: couponCode(asked.form),
          game: askedGame(asked),
          date: askedDay(asked),
          id: String(asked.form.game_id),
        },
      },
      targetText(asked),
      userText(checked(asked.form)),
    ],
    figures: figuresOf(checked(asked.form)),
  }),
  reread: readAskedCoupon,
  stateOf: ({ game, target }) =>
    JSON.stringify([
      game && [game.id, game.home_team_code, game.away_team_code, game.game_date, game.status],
      target && [target.id, target.name],
    ]),
  stateText: (asked) =>
    listed([
      asked.game
        ? {
            key: 'coupons.sheet.state',
            params: {
              game: askedGame(asked),
              date: askedDay(asked),
              status: statusWord(asked.game.status) || MISSING,
            },
          }
        : { key: 'coupons.gameUnknown' },
      targetText(asked),
    ]),
  untold: { key: 'coupons.unknown' },
  notices: 'plain',
  succeeded: () => ({ text: { key: 'coupons.added' } }),
});

/** What was chosen is no longer among what the service offers. */
function isTargetGone({ form, target, targetsRead }: AskedCoupon): boolean {
  const field = couponTarget(form.type);
  return field !== null && targetsRead && hasId(form[field]) && target === null;
}

const userText = ({ user_id }: CouponBody): Text =>
  user_id === undefined
    ? { key: 'coupons.sheet.everyUser' }
    : { key: 'coupons.sheet.oneUser', params: { user: user_id } };

const figuresOf = ({ discount, discount_type, usage_limit, status }: CouponBody) => [
  {
    label: { key: 'coupons.discount' as const },
    value: discount_type === 'absolute' ? formatRupees(discount) : `${discount}%`,
  },
  { label: { key: 'coupons.usageLimit' as const }, value: formatCount(usage_limit) },
  {
    label: { key: 'coupons.status' as const },
    value: {
      key: status === 'active' ? ('coupons.active' as const) : ('coupons.inactive' as const),
    },
  },
];

function checked(form: CouponForm): CouponBody {
  const body = toCouponBody(form);
  if (body === null) throw new Error('A coupon was to be sent that its rules refuse.');
  return body;
}
