import { z } from 'zod';
import type { Field } from '#fields/field.ts';
import { rowsIn } from '#fields/rows/rowsIn.ts';
import type { Text } from '#i18n/useText.ts';
import { ExactNumber, nestsDeeper, parseExact } from '#rules/exactJson.ts';
import { isBlank } from '#rules/text.ts';

/** Lists and objects within each other that can be typed; react-hook-form copies values by recursion. */
export const MOST_LEVELS = 100;

const WHY = z.enum(['notNumber', 'notJson', 'tooDeep', 'noName', 'badName', 'nameTwice']);
/** In a draft: what no value of a record has as its only key. */
const MARK = 'refused as typed';

/**
 * Text that its field cannot read. It stands where the value would be, so that the form refuses it instead of sending
 * nothing, shows it as it was typed and keeps it so (UI-06, APP-08).
 */
export class Refused {
  constructor(
    readonly typed: string,
    readonly why: z.infer<typeof WHY>,
  ) {}

  /** As it is in a draft. */
  toJSON(): unknown {
    return { [MARK]: [this.why, this.typed] };
  }
}

const keptRefusal = z.strictObject({ [MARK]: z.tuple([WHY, z.string()]) });

/** A value of a draft, with what was refused in it as it was typed. */
export function fromDraft(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return value;
  if (Array.isArray(value)) return value.map(fromDraft);
  const refusal = keptRefusal.safeParse(value).data?.[MARK];
  if (refusal) return new Refused(refusal[1], refusal[0]);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fromDraft(part)]));
}

/** A stored value that no input can show and no form can hold: it stays as it is. */
export class Untyped {
  constructor(readonly value: unknown) {}

  /** Kept with no draft. */
  toJSON(): undefined {
    return undefined;
  }
}

/** Is this a value that the field's input cannot change, such as a list in a text field? */
export function isKept({ type }: Field, value: unknown): boolean {
  if (value instanceof Untyped) return true;
  if (value === null || value === undefined || value instanceof Refused) return false;
  if (type === 'list') return rowsIn(value) === null;
  if (type === 'map') return !isObject(value);
  if (type === 'choices') return isObject(value) || (Array.isArray(value) && value.some(isNested));
  return type !== 'json' && isNested(value);
}

const isNested = (value: unknown): boolean => isObject(value) || Array.isArray(value);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber);

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
  if (value instanceof Refused)
    return { key: `fields.${value.why}`, params: { most: MOST_LEVELS } };
  const empty =
    value === null ||
    value === undefined ||
    (typeof value === 'string' && isBlank(value)) ||
    (Array.isArray(value) && value.length === 0 && field.type !== 'json');
  if (empty) return field.required ? { key: 'fields.required' } : undefined;
  if (typeof value === 'string' && field.maxLength !== undefined) {
    const length = [...value.trim()].length;
    if (length > field.maxLength)
      return { key: 'fields.tooLong', params: { max: field.maxLength, length } };
  }
  return undefined;
}
