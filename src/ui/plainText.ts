import { ExactNumber } from '#rules/exactJson.ts';
import { isBlank } from '#rules/text.ts';

/** What can be shown as text: text, numbers and booleans. Null for missing, blank, objects (NET-11). */
export function plainText(value: unknown): string | null {
  if (isBlank(value)) return null;
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number') return Number.isNaN(value) ? null : String(value);
  if (value instanceof ExactNumber) return value.text;
  return typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : null;
}
