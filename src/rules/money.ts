import Big from 'big.js';
import { decimalText, parseDecimal } from './decimal.ts';
import { MISSING } from './text.ts';

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const COUNT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Of decimal text: every digit counts, also those that a double would lose. */
const grouped = (format: Intl.NumberFormat, text: string): string =>
  format.format(text as Intl.StringNumericLiteral);

/**
 * Rupees with two decimals and Indian grouping: ₹1,23,456.50, -₹8.00. Half a paisa goes away from zero
 * on the decimal text. '—' for what is not a number; a text counts only when it is plain digits (UI-05).
 */
export function formatRupees(value: unknown): string {
  const amount = parseDecimal(value);
  return amount === null ? MISSING : grouped(RUPEES, decimalText(amount, 2));
}

/**
 * Rupees as a number for a sheet, rounded as `formatRupees` shows them: -0.004 is 0, 1.005 is 1.01. What is not a
 * number stays as it came.
 */
export function rupeesCell(value: unknown): unknown {
  const amount = parseDecimal(value);
  return amount === null ? value : decimalText(amount.round(2));
}

/** An entry fee as it came: 'Rs. 50' (UI-05). */
export function formatEntry(entry: unknown): string {
  const amount = parseDecimal(entry);
  if (amount === null) return MISSING;
  return `Rs. ${typeof entry === 'string' ? entry.trim() : decimalText(amount)}`;
}

/** A count with Indian grouping, and up to two decimals where it has any: 12,34,567 or 3.33. */
export function formatCount(value: unknown): string {
  const count = parseDecimal(value);
  return count === null ? MISSING : grouped(COUNT, decimalText(count, 2));
}

/** A number that is already in percent, with two decimals: 12.50%. */
export function formatPercent(value: unknown): string {
  const percent = parseDecimal(value);
  return percent === null ? MISSING : `${grouped(PERCENT, decimalText(percent, 2))}%`;
}

/** The exact sum as decimal text; null when one of them is not a number. Nothing to add is '0'. */
export function addRupees(amounts: readonly unknown[]): string | null {
  let sum = new Big(0);
  for (const value of amounts) {
    const amount = parseDecimal(value);
    if (amount === null) return null;
    sum = sum.plus(amount);
  }
  return decimalText(sum);
}

/** a − b exactly, as decimal text; null when either is not a number. */
export function subtractRupees(a: unknown, b: unknown): string | null {
  const from = parseDecimal(a);
  const less = parseDecimal(b);
  return from === null || less === null ? null : decimalText(from.minus(less));
}

/** Rupees × a count exactly, as decimal text; null when either is not a number. */
export function multiplyRupees(amount: unknown, count: unknown): string | null {
  const each = parseDecimal(amount);
  const times = parseDecimal(count);
  return each === null || times === null ? null : decimalText(each.times(times));
}

/** The sign of what is shown: -0.004 shows as ₹0.00 and is no loss. Null for what is not a number. */
export function signOf(value: unknown): -1 | 0 | 1 | null {
  const amount = parseDecimal(value);
  return amount?.round(2).cmp(0) ?? null;
}

/** A number other than zero, which is when a figure 'if nonzero' is shown (TRD-05, TRD-06, STR-07). */
export function isNonzero(value: unknown): boolean {
  const amount = parseDecimal(value);
  return amount !== null && !amount.eq(0);
}

/** A figure that is 0 by default: only where it is missing; what is not a number stays so (TRD-06). */
export const orZero = (value: unknown): unknown => value ?? 0;
