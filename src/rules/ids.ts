/** An id as services give it; compared as text, because they mix 7 and '7'. */
export type Id = string | number;

/** Same record? Missing ids are nobody's. */
export const sameId = (a: unknown, b: unknown): boolean =>
  hasId(a) && hasId(b) && String(a) === String(b);

/** An id that names something; null, undefined and '' do not. */
export const hasId = (id: unknown): id is Id =>
  (typeof id === 'string' && id !== '') || typeof id === 'number';
