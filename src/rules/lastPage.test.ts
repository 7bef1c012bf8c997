import { expect, it } from 'vitest';
import { findLastPage } from './lastPage.ts';

/** A list of so many rows, ten a page, that notes what is asked of it. */
function list(rows: number) {
  const asked: number[] = [];
  const rowsOn = async (page: number) => {
    asked.push(page);
    return Math.min(10, Math.max(0, rows - (page - 1) * 10));
  };
  return { asked, rowsOn };
}

it.each([
  [0, 99, 1, [98, 1]],
  [4, 99, 1, [98, 1]],
  [10, 2, 1, []],
  [10, 3, 1, [2]],
  [24, 4, 3, [3]],
  [24, 99, 3, [98, 1, 2, 4, 3]],
  [30, 99, 3, [98, 1, 2, 4, 3]],
  [40, 99, 4, [98, 1, 2, 4, 8, 6, 5]],
])(
  'of %i rows, from the empty page %i, is %i with few reads [UI-08]',
  async (rows, past, last, pages) => {
    const { asked, rowsOn } = list(rows);
    expect(await findLastPage(past, 10, rowsOn)).toBe(last);
    expect(asked).toEqual(pages);
  },
);

it('is found for every length, however far the address is off [UI-08]', async () => {
  for (let rows = 0; rows <= 300; rows += 1) {
    const last = Math.max(1, Math.ceil(rows / 10));
    for (const past of [last + 1, last + 2, last + 7, 999_999_999]) {
      const { asked, rowsOn } = list(rows);
      expect([rows, await findLastPage(past, 10, rowsOn)]).toEqual([rows, last]);
      expect(asked.length).toBeLessThanOrEqual(2 + 2 * Math.ceil(Math.log2(last + 1)));
    }
  }
});
