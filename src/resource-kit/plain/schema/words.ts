import { z } from 'zod';
import { ROLES } from '#authProvider/roles.ts';

export const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Holds for records whose fields have one of these values: { status: ['new', 'open'] }. */
export const when = z.record(z.string(), z.union([scalar, z.array(scalar)]));
/** What an eye is told by: green, grey, red, yellow, blue. */
export const tone = z.enum(['positive', 'neutral', 'negative', 'waiting', 'info']);
/** Who may; default: the resource's roles. */
export const roles = z.array(z.enum(ROLES)).min(1);
