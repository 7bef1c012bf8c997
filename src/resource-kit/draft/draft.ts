import { guessField } from '#resource-kit/draft/guessField.ts';
import { wordsOf } from '#resource-kit/draft/wordsOf.ts';
import type { PlainResource } from '#resource-kit/plain/schema.ts';

type Row = Record<string, unknown>;
type ListPlace = NonNullable<PlainResource['list']>;

/** A sample of a service's list, as it answered. */
export interface Sample {
  /** The answer's body. */
  body: unknown;
  /** Below the service's base, such as `customers`. */
  path: string;
  service: string;
  /** The answer had a Content-Range: the service speaks ra-data-simple-rest. */
  ranged: boolean;
}

/** What a sample cannot tell is said with the draft, for the person to decide. */
export interface Draft {
  resource: PlainResource;
  notes: DraftNote[];
}

export type DraftNote = 'wholeList' | 'noKey' | 'onePage' | 'emptyList';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TOTALS = ['total', 'totalCount', 'total_count', 'count', 'totalRecords', 'total_records'];
const PAGES = ['totalPages', 'total_pages', 'pages', 'pageCount', 'page_count', 'lastPage'];
/** Where a record has both, `_id` is the database's own; ra-data-simple-rest knows `id` alone. */
const KEYS = ['_id', 'id', 'uuid', 'key'];
/** An answer wraps its list in so many objects at most. */
const DEEPEST = 4;

/** The nearest list of records within an answer: its dotted place, '' when the answer is the list. */
function findList(body: unknown): { place: string; rows: Row[] } | null {
  let level: [place: string, value: unknown][] = [['', body]];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    const lists = level.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
    const [first] = [...lists.filter(([, list]) => list.some(isRow)), ...lists];
    if (first) return { place: first[0], rows: first[1].filter(isRow) };
    level = level.flatMap(([place, value]) =>
      isRow(value)
        ? Object.entries(value).map(([key, inner]): [string, unknown] => [
            place === '' ? key : `${place}.${key}`,
            inner,
          ])
        : [],
    );
  }
  return null;
}

/** The dotted place of a number of one of these names, beside the list or above it. */
function findNumber(body: unknown, names: readonly string[]): string | undefined {
  let level: [place: string, value: unknown][] = [['', body]];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    level = level.flatMap(([place, value]) =>
      isRow(value)
        ? Object.entries(value).map(([key, inner]): [string, unknown] => [
            place === '' ? key : `${place}.${key}`,
            inner,
          ])
        : [],
    );
    const found = level.find(
      ([place, value]) =>
        names.includes(place.split('.').at(-1) ?? '') &&
        (typeof value === 'number' || /^\d+$/.test(String(value))),
    );
    if (found) return found[0];
  }
  return undefined;
}

/** 'order-items' of 'v1/Order_Items/'. */
function nameOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const name = last
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+|-$/g, '');
  return name === '' ? 'records' : name;
}

/** A declaration to begin with, guessed from a sample answer; null when no list of records is in it (CFG-14). */
export function draftOf({ body, path, service, ranged }: Sample): Draft | null {
  const found = findList(body);
  if (!found) return null;
  const { place, rows } = found;
  const sources = [...new Set(rows.flatMap(Object.keys))].filter((key) => /^[^.\s{}]+$/.test(key));
  const key = (ranged ? ['id'] : KEYS).find((name) => sources.includes(name));
  const fields = sources.flatMap((source) => {
    const values = rows.map((row) => row[source]);
    return guessField(source, values, key === source);
  });
  const total = findNumber(body, TOTALS);
  const pages = findNumber(body, PAGES);
  const list: ListPlace = {
    records: place,
    ...(total !== undefined && { total }),
    ...(pages !== undefined && { pages }),
    ...(total === undefined && pages === undefined && { page: null, limit: null }),
    ...(key === undefined ? { key: null } : key !== 'id' && { key }),
  };
  const simple = ranged && place === '' && key === 'id';
  // Nothing in an answer tells how pages are sorted.
  const paged = !simple && list.page !== null;
  const name = nameOf(path);
  const notes: DraftNote[] = [
    ...(simple || total !== undefined || pages !== undefined ? [] : (['wholeList'] as const)),
    ...(key === undefined ? (['noKey'] as const) : []),
    ...(rows.length === 0 ? (['emptyList'] as const) : (['onePage'] as const)),
  ];
  return {
    resource: {
      name,
      label: wordsOf(name),
      service,
      ...(path !== name && { path }),
      roles: ['admin'],
      ...(!simple && { list }),
      fields:
        fields.length > 0
          ? fields.map(({ sortable, ...field }) => ({
              ...field,
              ...(sortable && !paged && { sortable }),
            }))
          : [{ source: key ?? 'id', type: 'text' }],
      show: key !== undefined,
    },
    notes,
  };
}
