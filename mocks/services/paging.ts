/** The rows of a page, counted from 1. */
export const pageOf = <T>(rows: readonly T[], page: number, limit: number): T[] =>
  rows.slice((page - 1) * limit, page * limit);

/** How many pages the rows fill. */
export const pagesOf = (rows: readonly unknown[], limit: number): number =>
  Math.ceil(rows.length / limit);

/** Does the value, as text, begin so? Nothing asked for fits everything. */
export const begins = (value: unknown, prefix: string | number | undefined): boolean =>
  prefix === undefined || String(value).startsWith(String(prefix));
