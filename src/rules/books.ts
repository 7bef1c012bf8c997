import Big from 'big.js';
import { decimalText, parseDecimal } from './decimal.ts';
import { addRupees, subtractRupees } from './money.ts';

/** What the report tells of a game or a question, in its order. */
export const SUMS = ['investments', 'winnings', 'commission', 'refunds'] as const;
export type Sum = (typeof SUMS)[number];

/** Rupees as exact decimal text; null where the report tells none. */
export type Sums = Readonly<Record<Sum, string | null>>;

/**
 * The sums of a row of the report. Refunds are told only where there are any, so that missing ones are none; of
 * the others a missing one is not known, and what is no number never is (SET-01, TRD-06).
 */
export function sumsOf(row: Readonly<Partial<Record<Sum, unknown>>>): Sums {
  return {
    investments: textWritten(row.investments),
    winnings: textWritten(row.winnings),
    commission: textWritten(row.commission),
    refunds: textWritten(row.refunds ?? 0),
  };
}

/** Several together; a sum that one of them does not tell is not known of all. Of none, nothing is known. */
export function addSums(rows: readonly Sums[]): Sums {
  const total = (sum: Sum): string | null =>
    rows.length === 0 ? null : addRupees(rows.map((row) => row[sum]));
  return {
    investments: total('investments'),
    winnings: total('winnings'),
    commission: total('commission'),
    refunds: total('refunds'),
  };
}

/** The same four sums, however they are written: then nothing was booked in between (SET-02). */
export const sameSums = (one: Sums, other: Sums): boolean =>
  SUMS.every((sum) => textWritten(one[sum]) === textWritten(other[sum]));

/** However it is written: '10' of 10.00. */
const textWritten = (value: unknown): string | null => addRupees([value]);

/**
 * Whether investment = winnings + commission + refunds, to the paisa. `off`: by so many rupees, more than zero when
 * less went out than came in. `untold`: a sum is missing, so that nobody can tell.
 */
export type Balance =
  | { kind: 'balanced' }
  | { kind: 'off'; by: string }
  | { kind: 'untold'; missing: readonly Sum[] };

/** Do the books balance (SET-02)? */
export function balanceOf(sums: Sums): Balance {
  const missing = SUMS.filter((sum) => sums[sum] === null);
  const open = openOf(sums);
  if (open === null) return { kind: 'untold', missing };
  return new Big(open).round(2).eq(0) ? { kind: 'balanced' } : { kind: 'off', by: open };
}

/** Rupees that are neither paid, nor kept, nor given back yet, as decimal text; null where a sum is missing. */
export function openOf({ investments, winnings, commission, refunds }: Sums): string | null {
  return subtractRupees(investments, addRupees([winnings, commission, refunds]));
}

/** Are these rupees more than a limit? Not where either is not known (SET-04). */
export function isAbove(amount: unknown, limit: unknown): boolean {
  const rupees = parseDecimal(amount);
  const most = parseDecimal(limit);
  return rupees !== null && most !== null && rupees.gt(most);
}

/** Rupees without their minus, as decimal text; what is no number stays '0'. */
export const withoutSign = (amount: string): string =>
  decimalText(parseDecimal(amount)?.abs() ?? new Big(0));
