import { z } from 'zod';
import { keyOf } from '#resource-kit/plain/mistake.ts';
import { label, words } from '#resource-kit/plain/schema/parts.ts';

/** Can it be read as a regular expression? */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** What a field says of its kind and of how it is shown (CFG-10). */
export const kindKeys = {
  /** Of a column that shows a source which another field has too; it is no part of the form unless it says so. */
  name: words.optional(),
  /** Shown instead of the value: '{city}, {zipcode}'. */
  text: label.optional(),
  /** Of a date: records hold bare days, so that a day is sent and filtered by as one, without a time. */
  day: z.boolean().optional(),
  /** Of money: three capital letters, such as EUR; default INR. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, keyOf('currency'))
    .optional(),
  /** Decimals that are shown, and typed at most. */
  decimals: z.int().min(0).max(8).optional(),
  /** Of a percentage: 0.2 is stored for 20 %. */
  fraction: z.boolean().optional(),
  /** What the whole text has to look like: '[A-Z]{3}\\d+'. */
  pattern: z.string().min(1).refine(isPattern, keyOf('pattern')).optional(),
  minLength: z.int().min(1).optional(),
  /** Said of what does not fit `pattern` or the lengths. */
  invalid: label.optional(),
  /** Its sum below the list. */
  total: z.boolean().optional(),
};

/** What a reference says of itself (CFG-07). */
export const referenceKeys = {
  /** A list of ids. */
  many: z.boolean().optional(),
  /** What the service sorts by for this column, where that is not the source: 'customer.last_name'. */
  sortBy: words.optional(),
  /** The query name that the picker searches by; default: that of the other resource's first search box. */
  searchBy: words.optional(),
  /** False: no new record of the other resource is made in the picker. */
  creates: z.boolean().optional(),
};
