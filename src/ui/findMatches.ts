import { foldCase } from '#rules/text.ts';

/** The places in a list whose text holds what is looked for, capitals or not; none for a blank. */
export function findMatches(texts: readonly string[], sought: string): readonly number[] {
  const needle = foldCase(sought);
  if (needle === '') return [];
  return texts.flatMap((text, index) => (foldCase(text).includes(needle) ? [index] : []));
}
