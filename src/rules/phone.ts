/** Blanks, dashes, dots and brackets between the digits of a number, of any script. */
const BETWEEN = /[\s\p{Pd}\p{Cf}().]/gu;

/**
 * A phone number as calls are found by it: typed in groups it is looked for by its last ten digits, because services
 * store it either way. One typed without gaps stays as it is, its '+' too, as does any other text (CAL-01).
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(BETWEEN, '');
  if (digits === typed || !/^\+?\d+$/.test(digits)) return typed;
  const bare = digits.replace(/^\+(?:91)?/, '');
  return bare.length > 10 ? bare.slice(-10) : bare;
}
