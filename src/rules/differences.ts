import Big from 'big.js';
import { decimalText, divideDecimals, parseDecimal } from './decimal.ts';

/** How a figure differs from another one; exact decimal text (RNG-02). */
export interface Difference {
  readonly way: 'more' | 'less' | 'same';
  /** Without its sign. */
  readonly by: string;
  /** Of the other figure, with two decimals and without its sign; null where that is 0. */
  readonly percent: string | null;
}

/** The difference as it is shown: less than half a paisa is none. Null where either is no number. */
export function differenceOf(now: unknown, before: unknown): Difference | null {
  const a = parseDecimal(now);
  const b = parseDecimal(before);
  if (a === null || b === null) return null;
  const by = a.minus(b);
  const shown = by.round(2).cmp(0);
  const share = divideDecimals(by.abs().times(100), b.abs(), 2);
  return {
    way: shown === 0 ? 'same' : shown > 0 ? 'more' : 'less',
    by: decimalText(by.abs()),
    percent: share && decimalText(share, 2),
  };
}

/** A sum of what can be read, and how many values could not be (RNG-02). */
export interface Total {
  /** Exact decimal text; null where there was something and none of it is a number. */
  readonly sum: string | null;
  readonly unread: number;
}

/** The sum of some values; what is no number is counted, not taken for 0. Nothing to add is '0'. */
export function totalOf(values: readonly unknown[]): Total {
  const amounts = values.map(parseDecimal).filter((amount) => amount !== null);
  const sum = amounts.reduce((so, amount) => so.plus(amount), new Big(0));
  const unread = values.length - amounts.length;
  return { sum: unread > 0 && amounts.length === 0 ? null : decimalText(sum), unread };
}
