import { valueAt } from '#dataProvider/paths.ts';
import type { Field, When } from '#fields/field.ts';

/** Has each of these fields one of these values? What is not there counts as null. */
export const holds = (when: When, values: unknown): boolean =>
  Object.entries(when).every(([source, wanted]) =>
    [wanted].flat().includes(valueAt(values, source) ?? null),
  );

/** Is a field for these values (CFG-11)? */
export const isShown = ({ showIf }: Field, values: unknown): boolean =>
  !showIf || holds(showIf, values);
