import { ExactNumber } from './exactJson.ts';

/** An exact decimal number: `units` ÷ 10^`scale`. Rupees and lines are reckoned in it, never in doubles. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** Longer than any double is written out; reckoning with a text of a million digits would stop the page. */
const LONGEST = 1100;
const power = (exponent: number): bigint => 10n ** BigInt(exponent);
const size = (value: bigint): bigint => (value < 0n ? -value : value);

function fromText(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { units: units * power(-scale), scale: 0 } : { units, scale };
}

/**
 * Reads a finite number, a bigint or a text of plain digits ('-12.50'); null for anything else:
 * '', 'NaN', '1,00,000.50', '1e3', Infinity, true, objects.
 */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value === 'bigint') return { units: value, scale: 0 };
  if (typeof value === 'number') return Number.isFinite(value) ? fromText(String(value)) : null;
  if (typeof value !== 'string' && !(value instanceof ExactNumber)) return null;
  const text = String(value).trim();
  return text.length <= LONGEST && PLAIN.test(text) ? fromText(text) : null;
}

function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const scale = Math.max(a.scale, b.scale);
  return [a.units * power(scale - a.scale), b.units * power(scale - b.scale), scale];
}

/** The sum without a residue: 0.1 and 0.2 are 0.3 (UI-02). */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b);
  return { units: left + right, scale };
}

/** `a` less `b`, exactly. */
export const subtractDecimals = (a: Decimal, b: Decimal): Decimal =>
  addDecimals(a, { units: -b.units, scale: b.scale });

/** The product, exactly; all decimals are kept. */
export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/** Divides to `places` decimals, half away from zero; null when `b` is zero. */
export function divideDecimals(a: Decimal, b: Decimal, places: number): Decimal | null {
  if (b.units === 0n) return null;
  return {
    units: quotient(a.units * power(b.scale + places), b.units * power(a.scale)),
    scale: places,
  };
}

/** -1 when a < b, 0 when they are the same number ('30.0' and 30), 1 when a > b. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const [left, right] = aligned(a, b);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Same number, however it is written; false when either is not a number. */
export function sameNumber(a: unknown, b: unknown): boolean {
  const left = parseDecimal(a);
  const right = parseDecimal(b);
  return left !== null && right !== null && compareDecimals(left, right) === 0;
}

/** To `places` decimals; a half goes away from zero: 1.005 → 1.01, -2.675 → -2.68. */
export function roundDecimal(value: Decimal, places: number): Decimal {
  const surplus = value.scale - places;
  return surplus <= 0
    ? { units: value.units * power(-surplus), scale: places }
    : { units: quotient(value.units, power(surplus)), scale: places };
}

/** Half away from zero. */
function quotient(dividend: bigint, divisor: bigint): bigint {
  const whole = (size(dividend) * 2n + size(divisor)) / (size(divisor) * 2n);
  return dividend < 0n === divisor < 0n ? whole : -whole;
}

/** Plain digits, never an exponent or '-0'. With `places` always that many decimals, else as few as say it. */
export function decimalText(value: Decimal, places?: number): string {
  const { units, scale } = places === undefined ? value : roundDecimal(value, places);
  const digits = size(units)
    .toString()
    .padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  const shown = places === undefined ? withoutEndZeros(fraction) : fraction;
  return `${units < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`}`;
}

function withoutEndZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** The nearest double, for what must leave as a number. */
export const decimalNumber = (value: Decimal): number => Number(decimalText(value));

/** `times` steps up (or down, when negative) without residue: 0 and three steps of 0.1 are 0.3 (UI-02). */
export function stepNumber(value: number, step: number, times = 1): number {
  const from = parseDecimal(value);
  const by = parseDecimal(step);
  if (from === null || by === null) return value;
  return decimalNumber(addDecimals(from, multiplyDecimals(by, fromText(String(times)))));
}

/** Into [min, max], as a number input does on blur (UI-02). */
export const clampNumber = (
  value: number,
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: { min?: number; max?: number },
): number => Math.min(Math.max(value, min), max);
