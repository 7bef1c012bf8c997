/** Blanks, dashes, dots and brackets between the digits of a number, of any script. */
const BETWEEN = /[\s\p{Pd}\p{Cf}().]/gu;

/**
 * A phone number as calls are found by it: typed in groups or with the code of the country it is looked for by
 * its last ten digits, because services store it either way. Any other text stays.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(BETWEEN, '');
  if (!/^\+?\d+$/.test(digits)) return typed;
  const bare = digits.replace(/^\+(?:91)?/, '');
  return bare.length > 10 ? bare.slice(-10) : bare;
}
