import { config } from '#config/current.ts';
import {
  type CouponTarget,
  listCouponLeagues,
  listCouponLeagueTemplates,
} from '#contract/coupons.ts';
import type { Game } from '#contract/games.ts';
import { listActiveCricketGames } from '#contract/staticData.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';
import type { DayWord, Text } from '#i18n/useText.ts';
import { type CouponForm, couponTarget } from '#rules/coupons.ts';
import { sameId } from '#rules/ids.ts';
import { gameCode } from '#rules/settlement.ts';
import { isBlank } from '#rules/text.ts';

/** A coupon as it is asked for: what is typed, and what the lists tell of the records that it names. */
export interface AskedCoupon extends ResourceRecord {
  readonly form: CouponForm;
  /** Null where the upcoming games do not have it. */
  readonly game: Game | null;
  /** The league or template that the coupon is for; null for a match, or where none of the list is chosen. */
  readonly target: CouponTarget | null;
  /** Whether the list that the league or template is chosen from was read. */
  readonly targetsRead: boolean;
}

/** A coupon beside the lists as they were read; what was not read is undefined. */
export function askedCoupon(
  form: CouponForm,
  games: readonly Game[] | undefined,
  targets: readonly CouponTarget[] | undefined,
): AskedCoupon {
  const field = couponTarget(form.type);
  return {
    id: form.game_id,
    form,
    game: games?.find(({ id }) => sameId(id, form.game_id)) ?? null,
    target: (field && targets?.find(({ id }) => sameId(id, form[field]))) ?? null,
    targetsRead: targets !== undefined,
  };
}

async function readTargets({ type, game_id }: CouponForm): Promise<readonly CouponTarget[]> {
  if (type === 'league') return (await call(listCouponLeagues, { query: { game_id } })).league;
  if (type === 'template') return (await call(listCouponLeagueTemplates, {})).league_templates;
  return [];
}

/** The game and what the coupon is for, read again between 'Yes' and the sending. */
export async function readAskedCoupon({ form }: AskedCoupon): Promise<AskedCoupon> {
  const [games, targets] = await Promise.all([call(listActiveCricketGames, {}), readTargets(form)]);
  return askedCoupon(form, games, targets);
}

/** 'IND v AUS', or the id where its teams are not known. */
export const askedGame = ({ form, game }: AskedCoupon): string =>
  (game && gameCode(game)) || String(form.game_id);

/** Its day in the configured zone. */
export const askedDay = ({ game }: AskedCoupon): DayWord => ({
  day: game?.game_date,
  timeZone: config().timeZone,
});

/** The league or template by name and id; the match where it is for neither. */
export function targetText({ form, target }: AskedCoupon): Text {
  const field = couponTarget(form.type);
  if (field === null) return { key: 'coupons.sheet.match' };
  const id = String(form[field] ?? '');
  const what = form.type === 'league' ? 'league' : 'template';
  return target === null || isBlank(target.name)
    ? { key: `coupons.sheet.${what}Unnamed`, params: { id } }
    : { key: `coupons.sheet.${what}`, params: { name: target.name ?? '', id } };
}
