import type { Allowed } from '#rules/reason.ts';
import { refuse } from '#mocks/mock.ts';

/** Refuses with 409 and the sentence where a rule, the same that the screens ask, says no. */
export function insist(allowed: Allowed, otherwise: string): void {
  if (allowed !== true) refuse(409, otherwise);
}

/** So many ids that none of the records has: `prd-70001-q9`, `prd-70001-q10`. */
export function freeIds(
  prefix: string,
  taken: readonly { _id: string | number }[],
  count: number,
): string[] {
  const known = new Set(taken.map(({ _id }) => String(_id)));
  const free: string[] = [];
  for (let n = 1; free.length < count; n++) {
    const id = `${prefix}${n}`;
    if (!known.has(id)) free.push(id);
  }
  return free;
}

/** `1 league`, `12 leagues`. */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
