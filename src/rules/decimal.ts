import Big from 'big.js';
import { ExactNumber } from './exactJson.ts';

/** An exact decimal number. Rupees and lines are reckoned in it, never in doubles. */
export type Decimal = Big;

const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** Longer than any double is written out; reckoning with a text of a million digits would stop the page. */
const LONGEST = 1100;

/**
 * Reads a finite number, a bigint or a text of plain digits ('-12.50'); null for anything else:
 * '', 'NaN', '1,00,000.50', '1e3', Infinity, true, objects.
 */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value === 'bigint') return new Big(String(value));
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : null;
  if (typeof value !== 'string' && !(value instanceof ExactNumber)) return null;
  const text = String(value).trim();
  return text.length <= LONGEST && PLAIN.test(text) ? new Big(text) : null;
}

/** Constructors by number of decimals, each made once: thousands of rows are divided at once. */
const constructors = new Map<number, typeof Big>();

function dividingTo(places: number): typeof Big {
  const known = constructors.get(places);
  if (known) return known;
  const made = Big();
  made.DP = places;
  constructors.set(places, made);
  return made;
}

/** Divides to `places` decimals, half away from zero; null when `b` is zero. */
export function divideDecimals(a: Decimal, b: Decimal, places: number): Decimal | null {
  if (b.eq(0)) return null;
  const Dividing = dividingTo(places);
  return new Dividing(a).div(b);
}

/** Same number, however it is written; false when either is not a number. */
export function sameNumber(a: unknown, b: unknown): boolean {
  const left = parseDecimal(a);
  const right = parseDecimal(b);
  return left !== null && right !== null && left.eq(right);
}

/**
 * Plain digits, never an exponent or '-0'. With `places` always that many decimals, a half away from zero
 * (1.005 → 1.01, -2.675 → -2.68), else as few as say it.
 */
export const decimalText = (value: Decimal, places?: number): string =>
  places === undefined ? value.toFixed() : value.round(places).toFixed(places);

/** The nearest double, for what must leave as a number. */
export const decimalNumber = (value: Decimal): number => Number(decimalText(value));

/** `times` steps up (or down, when negative) without residue: 0 and three steps of 0.1 are 0.3 (UI-02). */
export const stepNumber = (value: number, step: number, times = 1): number =>
  decimalNumber(new Big(step).times(times).plus(value));

/** Into [min, max], as a number input does on blur (UI-02). */
export const clampNumber = (
  value: number,
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: { min?: number; max?: number },
): number => Math.min(Math.max(value, min), max);
