import { foldCase } from '#rules/text.ts';

/** The places in a list whose text holds what is looked for, capitals or not; none for a blank. */
export function findMatches(texts: readonly string[], sought: string): readonly number[] {
  const needle = foldCase(sought);
  if (needle === '') return [];
  return texts.flatMap((text, index) => (foldCase(text).includes(needle) ? [index] : []));
}

/** The items whose words hold what is looked for, all of them for a blank. */
export const found = <Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => string,
  sought: string,
): readonly Item[] =>
  foldCase(sought) === ''
    ? items
    : findMatches(items.map(wordsOf), sought).flatMap((place) => items[place] ?? []);
