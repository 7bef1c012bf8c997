import { foldCase } from '#rules/text.ts';

/** What items are found by, folded once for each: a list is looked through at every key (UI-13). */
const folded = new WeakMap<object, WeakMap<object, string>>();

/** The folded words of an item; one function for all items that are found by the same words. */
function foldedBy<Item extends object>(wordsOf: (item: Item) => string): (item: Item) => string {
  const known = folded.get(wordsOf) ?? new WeakMap<object, string>();
  folded.set(wordsOf, known);
  return (item) => {
    const before = known.get(item);
    if (before !== undefined) return before;
    const text = foldCase(wordsOf(item));
    known.set(item, text);
    return text;
  };
}

/** Milliseconds. An idle period may last 50 ms; someone who starts to scroll would have to wait for its end. */
const LONGEST_SLICE = 5;

/**
 * Makes what items are found by while nothing else is to do, so that the first key does not wait for thousands of them
 * (UI-13). Gives the way to stop.
 */
export function readyToFind<Item extends object>(
  items: readonly Item[],
  wordsOf: (item: Item) => string,
): () => void {
  if (typeof requestIdleCallback !== 'function') return () => {};
  const textOf = foldedBy(wordsOf);
  let place = 0;
  const go = (deadline: IdleDeadline) => {
    const enough = Math.max(1, deadline.timeRemaining() - LONGEST_SLICE);
    for (; place < items.length && deadline.timeRemaining() > enough; place += 1) {
      const item = items[place];
      if (item) textOf(item);
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
  const textOf = foldedBy(wordsOf);
  return needle === '' ? items : items.filter((item) => textOf(item).includes(needle));
}

/** The places of these items in their list; null where nothing is looked for, as for a blank (UI-13). */
export function matchingPlaces<Item extends object>(
  items: readonly Item[],
  wordsOf: (item: Item) => string,
  sought: string,
): readonly number[] | null {
  const needle = foldCase(sought);
  if (needle === '') return null;
  const textOf = foldedBy(wordsOf);
  const places: number[] = [];
  for (const [place, item] of items.entries())
    if (textOf(item).includes(needle)) places.push(place);
  return places;
}
