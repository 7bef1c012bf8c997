import type { Field } from '#fields/field.ts';
import type { Text } from '#i18n/useText.ts';
import { ExactNumber, nestsDeeper, parseExact } from '#rules/exactJson.ts';
import { isBlank } from '#rules/text.ts';

/** Typed text that is no JSON. */
export const UNREADABLE = Symbol('unreadable');

/** Lists and objects within each other that can be typed; react-hook-form copies values by recursion. */
export const MOST_LEVELS = 100;

/** Typed JSON that nests deeper. */
export const TOO_DEEP = Symbol('tooDeep');

/** A stored value that no input can show and no form can hold: it stays as it is. */
export class Untyped {
  constructor(readonly value: unknown) {}

  /** Kept with no draft. */
  toJSON(): undefined {
    return undefined;
  }
}

/** Is this a value that the field's input cannot change, such as a list in a text field? */
export const isKept = ({ type }: Field, value: unknown): boolean =>
  value instanceof Untyped ||
  (type !== 'json' &&
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof ExactNumber));

/** A value as a form can hold it. */
export const heldValue = (value: unknown): unknown =>
  nestsDeeper(value, MOST_LEVELS) ? new Untyped(value) : value;

/** The value of a JSON text, no number changed; undefined for what is none. */
export function readJson(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a typed value by the field's own rules, or undefined. Blank counts as empty. */
export function fieldProblem(field: Field, value: unknown): Text | undefined {
  if (Number.isNaN(value)) return { key: 'fields.notNumber' };
  if (value === UNREADABLE) return { key: 'fields.notJson' };
  if (value === TOO_DEEP) return { key: 'fields.tooDeep', params: { most: MOST_LEVELS } };
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
