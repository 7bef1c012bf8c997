import { refuse } from '#mocks/mock.ts';
import type { Allowed } from '#rules/reason.ts';

/** Refuses with 409 and the sentence where a rule, the same that the screens ask, says no. */
export function insist(allowed: Allowed, otherwise: string): void {
  if (allowed !== true) refuse(409, otherwise);
}
