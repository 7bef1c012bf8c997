import { valueAt } from '#dataProvider/paths.ts';

const PART = /\{([^{}]*)\}/g;

/** The names between braces of a template: `offers/{id}/close` has `id`. */
export const namesIn = (template: string): string[] =>
  [...template.matchAll(PART)].map(([, name]) => name ?? '');

/** A template without its names: a brace that is left has no partner. */
export const withoutNames = (template: string): string => template.replace(PART, '');

/** A text with the record's values in the place of `{source}`; a missing value is ''. */
export const fillTemplate = (
  template: string,
  record: Record<string, unknown>,
  as: (text: string) => string = (text) => text,
): string =>
  template.replace(PART, (_, name: string) => {
    const value = valueAt(record, name);
    return value === null || value === undefined ? '' : as(String(value));
  });
