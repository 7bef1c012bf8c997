import { z } from 'zod';
import { keyOf } from '#resource-kit/plain/mistake.ts';
import { SOURCE } from '#resource-kit/plain/places.ts';

/** A text that is not empty. */
export const words = z.string().trim().min(1);
/** A text for every language, or one for each; English where Hindi is missing (APP-17). */
export const label = z.union([words, z.strictObject({ en: words, hi: words.optional() })]);
/** Of a resource or an action. */
export const name = z.string().regex(/^[a-z][a-z0-9-]*$/, keyOf('name'));
/** Where a value is in a record: 'amount', 'team.name'. */
export const source = z.string().regex(SOURCE, keyOf('source'));
