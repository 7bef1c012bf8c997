import { z } from 'zod';

/** What the values of a map are. */
export const mapValues = z.enum(['text', 'number', 'boolean']);

/** Keys that a field within a list has besides those of any field (CFG-09). */
export const inRows = {
  /** The sum of this number over the rows, below them. */
  total: z.boolean().optional(),
};
