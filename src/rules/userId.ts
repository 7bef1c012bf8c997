import { trimInvisible } from './text.ts';

/** An id, phone number or other identifier as it is sent: without what a paste brought along (UI-09). */
export const cleanIdentifier = (typed: unknown): string =>
  typeof typed === 'string' || typeof typed === 'number' ? trimInvisible(String(typed)) : '';

/**
 * An identifier that becomes a part of an address, cleaned; '' for none, and for those that an address folds
 * ('.', '..') or cannot hold (half of a surrogate pair).
 */
export function addressId(typed: unknown): string {
  const id = cleanIdentifier(typed);
  return /^\.{1,2}$/.test(id) || !id.isWellFormed() ? '' : id;
}

/** False for what is typed by mistake: several ids at once, a number with a sign or a fraction. */
export const mayBeUserId = (id: string): boolean =>
  !/[\s,;]/.test(id) && !/^[+-]?\d*\.\d+$|^[+-]\d+$/.test(id);

/**
 * The user id that leaves as a number (bypass list): ASCII digits only, at most what a double holds
 * exactly. Null for anything else: another number would be another user (BNK-02). '007' is 7, 0 is nobody.
 */
export function readNumericUserId(typed: unknown): number | null {
  const digits = cleanIdentifier(typed);
  const number = Number(digits);
  return /^[0-9]+$/.test(digits) && Number.isSafeInteger(number) && number > 0 ? number : null;
}
