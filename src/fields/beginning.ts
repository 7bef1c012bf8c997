import { MOST_LEVELS, Untyped } from '#fields/rules.ts';
import { writeJson } from '#rules/writeJson.ts';

/** Characters of a value that are shown. */
const SHOWN = 500;

/** The beginning of a value as JSON text, never written further than it is shown; and whether something was cut. */
export function beginningOf(given: unknown): { text: string; cut: boolean } {
  const value = given instanceof Untyped ? given.value : given;
  if (value === null || value === undefined) return { text: '', cut: false };
  const text =
    typeof value === 'string'
      ? value
      : writeJson(value, { indent: 1, levels: MOST_LEVELS, length: SHOWN, notFinite: 'leaveOut' });
  return { text: text.slice(0, SHOWN).toWellFormed(), cut: text.length > SHOWN };
}
