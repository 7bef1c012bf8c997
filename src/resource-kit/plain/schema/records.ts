import { z } from 'zod';
import { keyOf } from '#resource-kit/plain/mistake.ts';
import { label, name, source, words } from '#resource-kit/plain/schema/parts.ts';

/** Lists of other resources that belong to a record (CFG-08). */
const related = z.strictObject({
  /** The other resource. */
  resource: name,
  /** Its field that holds the id of this record. */
  by: source,
  label: label.optional(),
  /** Of its columns these alone, by source or name; default: all but `by`. */
  columns: z.array(words).min(1).optional(),
  /** A link in each row of the list; 'count': with the number, which costs a call for each row. */
  list: z.union([z.boolean(), z.literal('count', keyOf('linkOrCount'))]).optional(),
});

/** What a resource says of one record (CFG-05, CFG-08, CFG-12). */
export const recordKeys = {
  /** What a record is called: '{first_name} {last_name}'. Default: its name, title or label, else 'order 12'. */
  title: words.optional(),
  related: z.array(related).min(1).optional(),
  /** What a press on a row opens. */
  rowClick: z.enum(['record', 'edit', 'none']).optional(),
  /** A new record that starts with the values of another one. */
  clone: z.boolean().optional(),
};
