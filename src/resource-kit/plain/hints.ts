import type { z } from 'zod';
import type { Text } from '#i18n/useText.ts';
import { nearest } from '#rules/nearest.ts';

/** A found value is told up to so many characters. */
const TOLD = 60;
/** More keys than these are a list that nobody reads. */
const LISTED = 60;

interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  in?: z.core.$ZodType;
}

/** The keys that a schema knows at a path, such as `fields.0.filter` (CFG-13). */
export function keysAt(schema: z.core.$ZodType, path: readonly string[]): string[] {
  const { type, shape, element, innerType, valueType, options, ...rest } =
    // The definitions of every kind at once: zod gives each a type of its own.
    schema._zod.def as unknown as Definition;
  const [step, ...further] = path;
  if (shape) {
    if (step === undefined) return Object.keys(shape);
    const next = Object.hasOwn(shape, step) ? shape[step] : undefined;
    return next ? keysAt(next, further) : [];
  }
  const within = element ?? valueType;
  if (within) return step === undefined ? [] : keysAt(within, further);
  if (options) return [...new Set(options.flatMap((option) => keysAt(option, path)))];
  const inner = innerType ?? rest.in;
  return inner ? keysAt(inner, path) : [];
}

/** 'Did you mean “sort”?', or null when nothing is near. */
export function didYouMean(written: string, known: readonly string[]): Text | null {
  const meant = nearest(written, known);
  return meant === null ? null : { key: 'mistakes.didYouMean', params: { meant } };
}

/** Which keys there are. */
export const theKeys = (known: readonly string[]): Text | null =>
  known.length === 0
    ? null
    : { key: 'mistakes.theKeys', params: { keys: known.slice(0, LISTED).join(', ') } };

/** Of a name that a problem says is not there: the field that was meant. */
export function nearName({ params }: Text, known: readonly string[]): Text | null {
  const written = params?.name;
  return typeof written === 'string' && !known.includes(written)
    ? didYouMean(written, known)
    : null;
}

/** What was found where something else is wanted; the value that was meant, where some are to choose from. */
export function hintOf(issue: z.core.$ZodIssue, value: unknown): Text | null {
  if (value === undefined) return null;
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const meant = didYouMean(value, issue.values.map(String));
    if (meant) return meant;
  }
  const written = typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? '');
  const letters = [...written];
  const found = letters.length > TOLD ? `${letters.slice(0, TOLD).join('')}…` : written;
  return { key: 'mistakes.found', params: { found } };
}
