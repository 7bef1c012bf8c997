import { type Decimal, decimalText, parseDecimal } from './decimal.ts';
import { MISSING } from './text.ts';

/** How an amount is written: the currency's three letters, and its decimals where they are not the usual ones. */
export interface MoneyFormat {
  readonly currency?: string | undefined;
  readonly decimals?: number | undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, decimals?: number): Intl.NumberFormat {
  const key = `${currency} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    ...(decimals !== undefined && {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  });
  formats.set(key, made);
  return made;
}

/** Decimals of an amount: 2 of rupees, 0 of yen (CFG-10). */
export const decimalsOf = ({ currency = 'INR', decimals }: MoneyFormat): number =>
  decimals ?? formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in its currency, every digit counted, a half away from zero; '—' for what is not a number (CFG-10). */
export function formatMoney(value: unknown, format: MoneyFormat): string {
  const amount = parseDecimal(value);
  if (amount === null) return MISSING;
  const decimals = decimalsOf(format);
  const text = decimalText(amount, decimals) as Intl.StringNumericLiteral;
  return formatOf(format.currency ?? 'INR', decimals).format(text);
}

/** What is stored as a share of one (`fraction`), in percent. */
export const inPercent = (value: unknown, fraction: boolean): Decimal | null =>
  parseDecimal(value)?.times(fraction ? 100 : 1) ?? null;

const percents = new Map<number, Intl.NumberFormat>();

/** A percentage with at most so many decimals: 12.5%; '—' for what is not a number (CFG-10). */
export function formatShare(
  value: unknown,
  {
    fraction = false,
    decimals = 2,
  }: { fraction?: boolean | undefined; decimals?: number | undefined },
): string {
  const percent = inPercent(value, fraction);
  if (percent === null) return MISSING;
  const format =
    percents.get(decimals) ?? new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
  percents.set(decimals, format);
  return `${format.format(decimalText(percent, decimals) as Intl.StringNumericLiteral)}%`;
}
