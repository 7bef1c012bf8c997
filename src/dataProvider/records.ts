import { valueAt } from '#dataProvider/paths.ts';
import {
  ID_AS_READ,
  type PagedData,
  type ResourceData,
  type ResourceRecord,
  type ResourceSource,
  type WholeData,
} from '#dataProvider/resourceData.ts';
import { Failure } from '#http/failure.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import { hasId } from '#rules/ids.ts';

type Row = Record<string, unknown>;

/** Rows of an answer as records, and how many of them are none. */
export interface RowsAsRecords {
  records: ResourceRecord[];
  /** Rows that are no object or have no key: the rest of the page counts all the same (NET-11). */
  unreadable: number;
}

const isRow = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

/** A key as react-admin can hold it; undefined for what names nothing. */
const keyOf = (key: unknown): string | number | undefined => {
  if (key instanceof ExactNumber) return key.text;
  return hasId(key) ? key : undefined;
};

/** Rows as records: the key becomes a unique `id` of its own type; a row delivered twice is shown twice, not lost. */
export function toRecords(
  rows: readonly unknown[],
  key: string | null,
  toRecord?: (row: Row) => Row,
): RowsAsRecords {
  const seen = new Map<string, number>();
  const records = rows.flatMap((row, place): ResourceRecord[] => {
    const known = isRow(row) ? keyOf(key === null ? place : row[key]) : undefined;
    if (!isRow(row) || known === undefined) return [];
    const times = (seen.get(String(known)) ?? 0) + 1;
    seen.set(String(known), times);
    const id = times === 1 ? known : `${known}#${times}`;
    const record = toRecord?.(row) ?? row;
    const hidden = Object.hasOwn(record, 'id') && (key !== 'id' || record.id !== id);
    return [{ ...record, ...(hidden && { [ID_AS_READ]: record.id }), id }];
  });
  return { records, unreadable: rows.length - records.length };
}

/**
 * The rows of an answer as records, `asked` what it was asked with; where none of them can be read, the answer is of
 * the wrong shape (NET-11).
 */
export function readRows(
  { toRecord }: Pick<ResourceSource, 'toRecord'>,
  { endpoint, records: place, rows: rowsOf, key = '_id' }: PagedData | WholeData,
  answer: unknown,
  asked: Readonly<Record<string, unknown>> = {},
): RowsAsRecords {
  const there = valueAt(answer, place);
  const rows = rowsOf ? rowsOf(there) : there;
  const read = toRecords(
    Array.isArray(rows) ? rows : [],
    key,
    toRecord && ((row) => toRecord(row, asked, answer)),
  );
  if (read.unreadable > 0 && read.records.length === 0)
    throw new Failure('shape', endpoint, {
      stage: 'reading',
      field: [place, '0', key ?? ''].filter((part) => part !== '').join('.'),
    });
  return read;
}

/** The id that the service knows a record by: the console's own tells one delivered twice from the first. */
export const idAsRead = (record: ResourceRecord): string | number => {
  const own = record[ID_AS_READ];
  return keyOf(own) ?? record.id;
};

/** The record as the service gave it, every value of its own type. */
export function asRead(data: ResourceData, { id, ...record }: ResourceRecord): Row {
  const { [ID_AS_READ]: own, ...rest } = record;
  if (ID_AS_READ in record) return { id: own, ...rest };
  const added = data.dialect !== 'simple-rest' && (data.key ?? '_id') !== 'id';
  return added ? rest : { id, ...rest };
}
