import { z } from 'zod';

/** What the values of a map are (CFG-09). */
export const mapValues = z.enum(['text', 'number', 'boolean']);
