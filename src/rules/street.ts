import { decimalText, divideDecimals, parseDecimal } from './decimal.ts';
import { formatCount, isNonzero, signOf, subtractRupees } from './money.ts';

interface Order {
  readonly order_state: string;
  readonly quantity?: unknown;
  readonly processed_quantity?: unknown;
}

/**
 * remaining/quantity while the order is open, else processed/quantity; remaining is quantity − processed.
 * '—' for what is not a number (STR-04).
 */
export function orderQuantity({ order_state, quantity, processed_quantity }: Order): string {
  const part =
    order_state === 'open' ? subtractRupees(quantity, processed_quantity) : processed_quantity;
  return `${formatCount(part)}/${formatCount(quantity)}`;
}

export interface ProfitLoss {
  /** Rupees per unit, last traded price − average, as decimal text; null when either is missing. */
  readonly amount: string | null;
  /** Per cent of the average with two decimals; null also when the average is 0. */
  readonly percent: string | null;
  /** 1 green, -1 red, 0 neither: by what is shown, so that equal prices are no loss. */
  readonly sign: -1 | 0 | 1 | null;
}

/** What a unit of a holding has gained or lost (STR-05). */
export function profitLoss(averagePrice: unknown, lastTradedPrice: unknown): ProfitLoss {
  const average = parseDecimal(averagePrice);
  const last = parseDecimal(lastTradedPrice);
  if (average === null || last === null) return { amount: null, percent: null, sign: null };
  const gain = last.minus(average);
  const percent = divideDecimals(gain.times(100), average, 2);
  const amount = decimalText(gain);
  return { amount, percent: percent && decimalText(percent), sign: signOf(amount) };
}

/** The sums of the reports page in the order shown (STR-07). */
export const STREET_SUMS = [
  'buy_team_fee_invested',
  'sell_team_fee_returned',
  'profit_on_hold',
  'ipo_sell_team_commission',
  'winning_amount',
  'refund_amount',
] as const;
export type StreetSum = (typeof STREET_SUMS)[number];

/** Those sums that are nonzero, each as it came (STR-07). */
export const nonzeroSums = (
  investments: Readonly<Partial<Record<StreetSum, unknown>>> | null | undefined,
): { readonly sum: StreetSum; readonly amount: unknown }[] =>
  STREET_SUMS.map((sum) => ({ sum, amount: investments?.[sum] })).filter(({ amount }) =>
    isNonzero(amount),
  );
