/**
 * The last page with rows of a list that does not tell its pages, given that page `past` has none; 1 when there
 * are none at all. Asks for a few: the one before, as when an action emptied the last; else it doubles up from
 * the first and halves what lies between. Fewer than `perPage` rows are the last page (UI-08).
 */
export async function findLastPage(
  past: number,
  perPage: number,
  rowsOn: (page: number) => Promise<number>,
): Promise<number> {
  if (past <= 2) return 1;
  if ((await rowsOn(past - 1)) > 0) return past - 1;
  if (past === 3 || (await rowsOn(1)) < perPage) return 1;
  let there = 1;
  let gone = past - 1;
  while (gone - there > 1) {
    const page = Math.min(there * 2, Math.floor((there + gone) / 2));
    const rows = await rowsOn(page);
    if (rows === 0) gone = page;
    else if (rows < perPage) return page;
    else there = page;
  }
  return there;
}
