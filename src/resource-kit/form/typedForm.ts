import { z } from 'zod';
import { fromDraft } from '#fields/rules.ts';
import type { Keeping } from '#ui/useKept.ts';

/** What was typed in a form, by the fields' sources, and what stood in those fields before. */
export interface Typed {
  typed: Record<string, unknown>;
  before: Record<string, unknown>;
}

const keptForm = z.strictObject({
  typed: z.record(z.string(), z.unknown()),
  before: z.record(z.string(), z.unknown()),
});

/** What is typed in a form; null while it is as it began. */
export const typedForm: Keeping<Typed | null> = {
  start: null,
  isEmpty: (values) => values === null,
  read: (kept) => {
    const { data } = keptForm.safeParse(kept);
    const values = ([source, value]: [string, unknown]) => [source, fromDraft(value)] as const;
    return (
      data && {
        typed: Object.fromEntries(Object.entries(data.typed).map(values)),
        before: data.before,
      }
    );
  },
};
