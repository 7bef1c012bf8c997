/** Items with a key each that is unique among them, also when a record comes twice; the first keeps its own. */
export function withKeys<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = String(keyOf(item));
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { key: nth === 1 ? key : `${key} (${nth})`, item };
  });
}
