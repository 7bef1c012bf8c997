import type { GetListParams, GetListResult } from 'ra-core';
import { isCondition, meets } from '#dataProvider/conditions.ts';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { ExactNumber } from '#rules/exactJson.ts';

/**
 * Filters, sorts and pages rows that came whole. A filter matches any part of the text, in any case, or is a condition
 * that is met (CFG-06); the one that `meta.whole` names is an id, of which no part counts.
 */
export function localPage(
  records: ResourceRecord[],
  { pagination, sort, meta }: GetListParams,
  filter: Record<string, unknown>,
): GetListResult<ResourceRecord> {
  const wanted = Object.entries(filter).filter(([, value]) => value !== '' && value != null);
  const found = records.filter((record) =>
    wanted.every(([name, value]) =>
      name === 'q'
        ? Object.values(record).some((cell) => holds(cell, value))
        : fits(valueAt(record, name), value, name === meta?.whole),
    ),
  );
  const sorted = sort?.field
    ? [...found].sort((a, b) =>
        compare(valueAt(a, sort.field), valueAt(b, sort.field), sort.order === 'DESC' ? -1 : 1),
      )
    : found;
  const { page = 1, perPage = sorted.length || 1 } = pagination ?? {};
  return {
    data: sorted.slice((page - 1) * perPage, page * perPage),
    total: sorted.length,
    meta: { readAt: Date.now(), page, pages: Math.max(1, Math.ceil(sorted.length / perPage)) },
  };
}

/** A number or a boolean is meant as a whole; a text may be any part. */
const fits = (cell: unknown, wanted: unknown, whole: boolean): boolean =>
  isCondition(wanted)
    ? meets(cell, wanted)
    : typeof wanted === 'string' && !whole
      ? holds(cell, wanted)
      : textOf(cell) === String(wanted);

/** What a cell is found by. Objects have no text, nor do lists in lists, however deep a service nests them. */
function textOf(cell: unknown): string {
  if (Array.isArray(cell)) return cell.map((one) => (isNested(one) ? '' : textOf(one))).join(', ');
  return isNested(cell) ? '' : String(cell ?? '');
}

const isNested = (cell: unknown): boolean =>
  typeof cell === 'object' && cell !== null && !(cell instanceof ExactNumber);

const holds = (cell: unknown, wanted: unknown): boolean =>
  textOf(cell).toLowerCase().includes(String(wanted).toLowerCase());

/** Missing values last in either direction; numbers by size, the rest as text. */
function compare(a: unknown, b: unknown, direction: 1 | -1): number {
  if (a == null || b == null) return a == null ? (b == null ? 0 : 1) : -1;
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : textOf(a).localeCompare(textOf(b), 'en', { numeric: true });
  return order * direction;
}
