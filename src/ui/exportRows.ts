import { queryClient } from '#cache/queryClient.ts';
import { config } from '#config/current.ts';
import { Failure } from '#http/failure.ts';
import { toCsv } from '#rules/csv.ts';
import { fileDay, fileMoment } from '#rules/dates.ts';
import { withoutIsolates } from '#rules/direction.ts';
import { saveFile } from './saveFile.ts';

/** One page of a list as it was read. Without `pages` or `more`, the first page without new rows ends it. */
export interface RowsPage<Row> {
  rows: readonly Row[];
  /** Pages in all. */
  pages?: number | null | undefined;
  /** Rows in all, where the service tells. */
  total?: number | null | undefined;
  /** False: this was the last page. */
  more?: boolean;
}

/** Reads a page, counted from 1; rejects with a Failure. */
export type ReadPage<Row> = (page: number, signal: AbortSignal) => Promise<RowsPage<Row>>;

/** What was read of a list so far. */
export interface RowsRead<Row> {
  rows: readonly Row[];
  /** The first page that is missing; null when there is none. */
  next: number | null;
  pages: number | null;
  total: number | null;
  /** Why the reading stopped ahead of the end. */
  failure: Failure | null;
}

export const NOTHING_READ: RowsRead<never> = {
  rows: [],
  next: 1,
  pages: null,
  total: null,
  failure: null,
};

/** All that the service spoke of was read. */
export const isWhole = (read: RowsRead<unknown>): boolean =>
  read.next === null && (read.total === null || read.rows.length >= read.total);

let readings = 0;

/**
 * Reads all pages of a list one after the other, from where `from` stopped (UI-16). A page is asked again like
 * every read (NET-03); one that fails for good ends it, with what was read and why. A row that comes twice,
 * because the list moved meanwhile, counts once. Aborting rejects.
 */
export async function readAllRows<Row>({
  readPage,
  keyOf,
  signal,
  from = NOTHING_READ,
  onPage,
}: {
  readPage: ReadPage<Row>;
  keyOf: (row: Row) => string;
  signal: AbortSignal;
  from?: RowsRead<Row>;
  onPage?: (read: RowsRead<Row>) => void;
}): Promise<RowsRead<Row>> {
  const reading = readings++;
  const cancel = () => void queryClient.cancelQueries({ queryKey: ['export', reading] });
  signal.addEventListener('abort', cancel);
  const known = new Set(from.rows.map(keyOf));
  let read: RowsRead<Row> = { ...from, failure: null };
  try {
    while (read.next !== null) {
      const page = read.next;
      signal.throwIfAborted();
      const got = await queryClient.fetchQuery({
        queryKey: ['export', reading, page],
        queryFn: ({ signal: cancelled }) => readPage(page, cancelled),
        gcTime: 0,
      });
      signal.throwIfAborted();
      const fresh = got.rows.filter((row) => !known.has(keyOf(row)));
      for (const row of fresh) known.add(keyOf(row));
      const pages = got.pages ?? read.pages;
      const atEnd = pages === null ? got.more === false || fresh.length === 0 : page >= pages;
      read = {
        rows: [...read.rows, ...fresh],
        next: atEnd ? null : page + 1,
        pages,
        total: got.total ?? read.total,
        failure: null,
      };
      onPage?.(read);
    }
    return read;
  } catch (error) {
    if (error instanceof Failure && !signal.aborted) return { ...read, failure: error };
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** A column of the file. Formulas are neutralised, whatever the value (UI-11). */
export interface ExportColumn<Row> {
  label: string;
  value: (row: Row) => unknown;
}

/** A day in the configured zone, as sheets read it in any language: '2026-11-27' (APP-17). */
export const dayCell = (value: unknown): string => fileDay(value, config().timeZone);

/** A moment, likewise: '2026-11-27 04:30'; a day stays a day. */
export const momentCell = (value: unknown): string => fileMoment(value, config().timeZone);

/** The head of a column of days or moments: with the zone that they are in. */
export const zonedHead = (label: string): string => `${label} (${config().timeZone})`;

/** Head and rows as cells, for `toCsv` and `toTsv`. */
export const tableOf = <Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): unknown[][] => [
  columns.map(({ label }) => leaving(label)),
  ...rows.map((row) => columns.map(({ value }) => leaving(value(row)))),
];

/** A text of ours is isolated for the page only. */
const leaving = (cell: unknown): unknown =>
  typeof cell === 'string' ? withoutIsolates(cell) : cell;

/** Saves rows as a CSV file in the browser's downloads. */
export function saveCsv<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): void {
  saveFile(name, new Blob([toCsv(tableOf(columns, rows))], { type: 'text/csv;charset=utf-8' }));
}
