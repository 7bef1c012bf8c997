import { z } from 'zod';
import { ROLES } from '#authProvider/roles.ts';
import { keyOf } from '#resource-kit/plain/mistake.ts';
import { SOURCE } from '#resource-kit/plain/places.ts';

/** Parts that several keys of a declaration share. */
export const words = z.string().trim().min(1);
/** A text for every language, or one for each; English where Hindi is missing (APP-17). */
export const label = z.union([words, z.strictObject({ en: words, hi: words.optional() })]);
/** Where a value is in a record. */
export const source = z.string().regex(SOURCE, keyOf('source'));
export const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Holds for records whose fields have one of these values: { status: ['new', 'open'] }. */
export const when = z.record(z.string(), z.union([scalar, z.array(scalar)]));
/** What an eye is told by: green, grey, red, yellow, blue. */
export const tone = z.enum(['positive', 'neutral', 'negative', 'waiting', 'info']);
/** Who may; default: the resource's roles. */
export const roles = z.array(z.enum(ROLES)).min(1);
