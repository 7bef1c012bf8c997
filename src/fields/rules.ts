import { z } from 'zod';
import type { Field } from '#fields/field.ts';
import { rowsIn } from '#fields/rows/rowsIn.ts';
import { asText, literal, type Text } from '#i18n/useText.ts';
import { ExactNumber, nestsDeeper, parseExact } from '#rules/exactJson.ts';
import { hasId } from '#rules/ids.ts';
import { looksLikeAddress } from '#rules/mailAddress.ts';
import { isBlank } from '#rules/text.ts';
import { safeHttpUrl } from '#rules/urls.ts';
import type { Label } from '#ui/page.ts';

/** Lists and objects within each other that can be typed; react-hook-form copies values by recursion. */
export const MOST_LEVELS = 100;

const WHY = z.enum([
  'notNumber',
  'notJson',
  'tooDeep',
  'notMoment',
  'notDay',
  'noName',
  'badName',
  'nameTwice',
]);
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
export function isKept({ type, many }: Field, value: unknown): boolean {
  if (value instanceof Untyped) return true;
  if (value === null || value === undefined || value instanceof Refused) return false;
  if (type === 'list') return rowsIn(value) === null;
  if (type === 'map') return !isObject(value);
  if (type === 'choices') return isObject(value) || (Array.isArray(value) && value.some(isNested));
  return type !== 'json' && !(many && isIds(value)) && isNested(value);
}

const isNested = (value: unknown): boolean => isObject(value) || Array.isArray(value);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber);

/** A list of ids that can be chosen from. */
const isIds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => hasId(id) || id instanceof ExactNumber);

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
  if (isEmpty(value)) return field.required ? { key: 'fields.required' } : undefined;
  return typeof value === 'string'
    ? (kindProblem(field.type, value) ?? lengthProblem(field, value))
    : undefined;
}

/** Nothing that could be sent: blank, or a list of none. */
export const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) && value.length === 0) || isBlank(value);

/** Digits in groups, with the country's number in front or an extension behind. */
const PHONE = /^\+?[\d\s().\-/]{4,24}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i;
const COLOUR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** A colour as it may be painted: '#0a7', '#00aa77'; null for anything else. */
export const safeColour = (value: unknown): string | null =>
  typeof value === 'string' && COLOUR.test(value.trim()) ? value.trim() : null;

/** A phone number as it is dialled, or null. */
export function dialled(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !PHONE.test(text.trim())) return null;
  const digits = text.replace(/(?:x|ext).*$/i, '').replace(/[^\d+]/g, '');
  return digits.replace('+', '').length >= 4 ? digits : null;
}

/** What is wrong with a text that is to be of this kind (CFG-10). */
function kindProblem(type: Field['type'], value: string): Text | undefined {
  switch (type) {
    case 'email':
      return looksLikeAddress(value.trim()) ? undefined : { key: 'records.email' };
    case 'phone':
      return dialled(value) === null ? { key: 'records.phone' } : undefined;
    case 'link':
      return safeHttpUrl(value) === null ? { key: 'records.link' } : undefined;
    case 'colour':
      return safeColour(value) === null ? { key: 'records.colour' } : undefined;
    default:
      return undefined;
  }
}

const patterns = new Map<string, RegExp>();

/** Of the whole text, as in HTML. */
function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(`^(?:${text})$`, 'u');
  patterns.set(text, pattern);
  return pattern;
}

function lengthProblem(field: Field, value: string): Text | undefined {
  const { minLength = 0, maxLength: max = Number.POSITIVE_INFINITY, pattern, invalid } = field;
  const text = value.trim();
  const length = [...text].length;
  const own = invalid && textOf(invalid);
  if (length > max) return own ?? { key: 'fields.tooLong', params: { max, length } };
  if (length < minLength)
    return own ?? { key: 'records.tooShort', params: { min: minLength, length } };
  if (pattern !== undefined && !patternOf(pattern).test(text))
    return own ?? { key: 'records.pattern' };
  return undefined;
}

const textOf = (label: Label): Text =>
  typeof label === 'object' && 'text' in label ? literal(label.text) : asText(label);
