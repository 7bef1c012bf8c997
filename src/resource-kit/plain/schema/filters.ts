import { z } from 'zod';
import { OPERATORS } from '#dataProvider/conditions.ts';
import { keyOf } from '#resource-kit/plain/mistake.ts';
import { words } from '#resource-kit/plain/schema/parts.ts';
import { scalar } from '#resource-kit/plain/schema/words.ts';

/** How a list is filtered by a field: true, the name in the query, or more of it (CFG-06). */
export const fieldFilter = z.union([
  z.boolean(),
  words,
  z.strictObject({
    name: words.optional(),
    /** Several of the choices at a time, instead of one in a box that is always in sight. */
    many: z.boolean().optional(),
    /** Those that the service has; default: all that its kind has. */
    operators: z.array(z.enum(OPERATORS)).min(1).optional(),
  }),
]);

const template = words.regex(/\{field\}/, keyOf('operatorName'));

/** How a service names the operators in its query; default: as ra-data-simple-rest's services do (CFG-06). */
export const operators = z.strictObject({
  eq: template.optional(),
  gte: template.optional(),
  lte: template.optional(),
  in: template.optional(),
  contains: template.optional(),
  null: template.optional(),
  notNull: template.optional(),
});

/** What a list is asked with, each a value or a condition: { status: 'new', total: { gte: 100 } }. */
export const filterValues = z.record(
  z.string(),
  z.union([
    scalar,
    z.array(scalar),
    z.strictObject({
      eq: scalar.optional(),
      gte: scalar.optional(),
      lte: scalar.optional(),
      in: z.array(scalar).min(1).optional(),
      contains: words.optional(),
      null: z.boolean().optional(),
    }),
  ]),
);
