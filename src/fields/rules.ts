import type { Field } from '#fields/field.ts';
import type { Text } from '#i18n/useText.ts';
import { isBlank } from '#rules/text.ts';

/** Typed text that is no JSON. */
export const UNREADABLE = Symbol('unreadable');

/** What is wrong with a typed value by the field's own rules, or undefined. Blank counts as empty. */
export function fieldProblem(field: Field, value: unknown): Text | undefined {
  if (Number.isNaN(value)) return { key: 'fields.notNumber' };
  if (value === UNREADABLE) return { key: 'fields.notJson' };
  const empty =
    value === null || value === undefined || (typeof value === 'string' && isBlank(value));
  if (empty) return field.required ? { key: 'fields.required' } : undefined;
  if (typeof value === 'string' && field.maxLength !== undefined) {
    const length = [...value.trim()].length;
    if (length > field.maxLength)
      return { key: 'fields.tooLong', params: { max: field.maxLength, length } };
  }
  return undefined;
}
