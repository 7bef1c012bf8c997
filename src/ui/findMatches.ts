import { foldCase } from '#rules/text.ts';

/** The places in a list whose text holds what is looked for; none for a blank. `texts` are as `foldCase` makes them (UI-13). */
export function findFolded(texts: readonly string[], sought: string): readonly number[] {
  const needle = foldCase(sought);
  const places: number[] = [];
  if (needle === '') return places;
  for (const [place, text] of texts.entries()) if (text.includes(needle)) places.push(place);
  return places;
}

/** What items are found by, folded once for each: a list is looked through at every key (UI-13). */
const folded = new WeakMap<object, WeakMap<object, string>>();

const foldedOf = <Item extends object>(wordsOf: (item: Item) => string, item: Item): string => {
  const known = folded.get(wordsOf) ?? new WeakMap<object, string>();
  folded.set(wordsOf, known);
  const text = known.get(item) ?? foldCase(wordsOf(item));
  known.set(item, text);
  return text;
};

/**
 * Makes what items are found by while nothing else is to do, so that the first key does not wait for thousands of them
 * (UI-13). Gives the way to stop.
 */
export function readyToFind<Item extends object>(
  items: readonly Item[],
  wordsOf: (item: Item) => string,
): () => void {
  if (typeof requestIdleCallback !== 'function') return () => {};
  let place = 0;
  const go = (deadline: IdleDeadline) => {
    for (; place < items.length && deadline.timeRemaining() > 1; place += 1) {
      const item = items[place];
      if (item) foldedOf(wordsOf, item);
    }
    if (place < items.length) turn = requestIdleCallback(go);
  };
  let turn = requestIdleCallback(go);
  return () => cancelIdleCallback(turn);
}

/** The items whose words hold what is looked for, all of them for a blank. */
export function found<Item extends object>(
  items: readonly Item[],
  wordsOf: (item: Item) => string,
  sought: string,
): readonly Item[] {
  const needle = foldCase(sought);
  return needle === '' ? items : items.filter((item) => foldedOf(wordsOf, item).includes(needle));
}
