import { decimalNumber, decimalText, parseDecimal } from '#rules/decimal.ts';
import { MISSING } from '#rules/text.ts';

/** A line as written, without an exponent or superfluous zeros; — for none. */
export function lineText(line: unknown): string {
  const decimal = parseDecimal(line);
  return decimal === null ? MISSING : decimalText(decimal);
}

/** A line to sort by: its number, or its text where no number holds all of its digits; null for none. */
export function lineValue(line: unknown): number | string | null {
  const decimal = parseDecimal(line);
  if (decimal === null) return null;
  const number = decimalNumber(decimal);
  return String(number) === decimalText(decimal) ? number : decimalText(decimal);
}
