import type { Text, TextKey } from '#i18n/useText.ts';
import { type AskedCoupon, askedGame } from '#resources/coupons/couponAsked.ts';
import { couponFields } from '#resources/coupons/fields.ts';
import { type CouponForm, couponErrors, couponTarget } from '#rules/coupons.ts';
import { formatCount, formatRupees } from '#rules/money.ts';
import { isBlank, trimInvisible } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';

/** A coupon in one sentence, with what its form still lacks and what is wrong in it, as labels of fields. */
export interface CouponSummary {
  sentence: Text;
  missing: TextKey[];
  wrong: TextKey[];
}

/** Stands for what is not there yet. */
const GAP = '…';

/** What the coupon on the form would be, while it is typed (CPN-02, CPN-03). */
export function couponSummary(asked: AskedCoupon): CouponSummary {
  const { form } = asked;
  const errors = couponErrors(form);
  const faulty = couponFields.filter(({ source }) => Object.hasOwn(errors, source));
  const isMissing = ({ source }: { source: string }) => isBlank(form[source as keyof CouponForm]);
  const labels = (fields: readonly (typeof faulty)[number][]) =>
    fields.map(({ label }) => label as TextKey);
  return {
    sentence: {
      key: 'coupons.summary.sentence',
      params: {
        discount: discountOf(form, errors),
        target: targetOf(asked),
        user: userOf(form),
        uses: usesOf(form, errors),
        status: isBlank(form.status) ? GAP : { key: `coupons.summary.${form.status || 'active'}` },
      },
    },
    missing: labels(faulty.filter(isMissing)),
    wrong: labels(faulty.filter((field) => !isMissing(field))),
  };
}

type Errors = ReturnType<typeof couponErrors>;

function discountOf({ discount, discount_type }: CouponForm, errors: Errors): string {
  if (errors.discount || isBlank(discount_type)) return GAP;
  return discount_type === 'absolute' ? formatRupees(discount) : `${discount}%`;
}

/** 'Mega Dangal (902)', or the game of a coupon for the match. */
function targetOf(asked: AskedCoupon): Text | string {
  const field = couponTarget(asked.form.type);
  if (field === null) return isBlank(asked.form.type) ? GAP : gameOf(asked);
  const id = asked.form[field];
  if (isBlank(id)) return GAP;
  const name = asked.target?.name;
  return isBlank(name) ? `(${id})` : `${name} (${id})`;
}

function gameOf(asked: AskedCoupon): Text | string {
  const [home, away] = [asked.game?.home_team_code, asked.game?.away_team_code].map(plainText);
  return home && away ? { key: 'coupons.summary.game', params: { home, away } } : askedGame(asked);
}

function userOf({ user_id }: CouponForm): Text {
  const user = trimInvisible(user_id);
  return user === ''
    ? { key: 'coupons.summary.everyUser' }
    : { key: 'coupons.summary.oneUser', params: { user } };
}

function usesOf({ usage_limit }: CouponForm, errors: Errors): Text | string {
  if (errors.usage_limit) return GAP;
  return Number(usage_limit) === 1
    ? { key: 'coupons.summary.once' }
    : { key: 'coupons.summary.uses', params: { n: formatCount(usage_limit) } };
}
