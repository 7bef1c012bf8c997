import type { Endpoint } from './endpoint.ts';
import { endpointKey } from './endpoint.ts';
import { isRecord, replaceWords } from './shape.ts';

/** What a deployment says of its services where they differ from what the contract assumes (CHK-04). */
export interface Corrections {
  /** By call: where the service has what the contract has under a path. `*` stands for each of a list or map. */
  readonly keys: ReadonlyMap<string, readonly KeyCorrection[]>;
  /** By service: how it writes dates, such as DD-MM-YYYY HH:mm. */
  readonly dates: ReadonlyMap<string, DateReader>;
  /** By service: its words for our statuses. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface KeyCorrection {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** A date as the service writes it, as ISO text; null for any other text. */
export type DateReader = (text: string) => string | null;

/** The answer of a read as the contract says it, made from what the service sent; it is changed in place. */
export function correctAnswer(
  corrections: Corrections,
  endpoint: Endpoint,
  sent: unknown,
): unknown {
  const keys = corrections.keys.get(endpointKey(endpoint));
  const body = keys ? moved(sent, keys) : sent;
  const date = corrections.dates.get(endpoint.service);
  const words = corrections.statuses.get(endpoint.service);
  if (!date && !words) return body;
  return replaceWords(endpoint.answer, body, (kind, value) => {
    if (typeof value !== 'string') return value;
    return (kind === 'moment' ? date?.(value) : words?.get(value)) ?? value;
  });
}

/**
 * The input of a read with the service's own words for statuses that are asked for. Calls that change something
 * are sent as the contract says them, whatever is configured.
 */
export function correctInput<
  Input extends { path?: Record<string, string | number>; query?: Record<string, unknown> },
>(corrections: Corrections, endpoint: Endpoint, input: Input): Input {
  const words = corrections.statuses.get(endpoint.service);
  if (!words || endpoint.effect !== 'read') return input;
  const theirs = (ours: unknown) =>
    [...words].find(([, meant]) => meant === ours)?.[0] ?? (ours as string);
  return {
    ...input,
    ...(input.path?.status !== undefined && {
      path: { ...input.path, status: theirs(input.path.status) },
    }),
    ...(input.query?.status !== undefined && {
      query: { ...input.query, status: theirs(input.query.status) },
    }),
  };
}

/** The parts between the stars: 'games.*.id' is [['games'], ['id']]. */
function between(path: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const part of path) {
    if (part === '*') parts.push([]);
    else parts.at(-1)?.push(part);
  }
  return parts;
}

const ROOT = 'answer';

/** Puts what stands at the service's paths where the contract has it; all are read before one is put. */
function moved(sent: unknown, keys: readonly KeyCorrection[]): unknown {
  const from = { [ROOT]: sent };
  const to: Record<string, unknown> = { [ROOT]: sent };
  const puts: (() => void)[] = [];
  const shorterFirst = [...keys].sort((a, b) => a.ours.length - b.ours.length);
  for (const { ours, theirs } of shorterFirst) {
    const [first = [], ...rest] = between(ours);
    const [theirFirst = [], ...theirRest] = between(theirs);
    move(from, to, [[ROOT, ...first], ...rest], [[ROOT, ...theirFirst], ...theirRest], puts);
  }
  for (const put of puts) put();
  return to[ROOT];
}

function move(
  from: unknown,
  to: Record<string, unknown>,
  [path = [], ...rest]: readonly string[][],
  [theirPath = [], ...theirRest]: readonly string[][],
  puts: (() => void)[],
): void {
  const found = theirPath.reduce<unknown>(
    (value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined),
    from,
  );
  if (found === undefined) return;
  if (path.length > 0) {
    if (rest.length > 0) putAt(to, path, found);
    else puts.push(() => putAt(to, path, found));
  }
  if (rest.length === 0 || typeof found !== 'object' || found === null) return;
  // The same records: further keys are put beside those that are there.
  for (const record of Object.values(found))
    if (typeof record === 'object' && record !== null)
      move(record, record as Record<string, unknown>, rest, theirRest, puts);
}

function putAt(to: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let holder = to;
  for (const part of path.slice(0, -1)) {
    const inner = Object.hasOwn(holder, part) ? holder[part] : undefined;
    const next = isRecord(inner) ? inner : {};
    if (next !== inner) holder[part] = next;
    holder = next;
  }
  const last = path.at(-1);
  if (last !== undefined) holder[last] = value;
}

const FIELDS = ['YYYY', 'MM', 'DD', 'HH', 'mm', 'ss'] as const;

/**
 * Reads dates of a form that is made of YYYY MM DD HH mm ss, each at most once, and of other characters. Null for a
 * form without a year, month and day, or with a letter or digit besides.
 */
export function dateReader(form: string): DateReader | null {
  const order: string[] = [];
  const rest = form.replace(/YYYY|MM|DD|HH|mm|ss/g, (field) => {
    order.push(field);
    return '';
  });
  if (/[\p{L}\p{N}]/u.test(rest.replace('T', '')) || new Set(order).size < order.length)
    return null;
  if (!['YYYY', 'MM', 'DD'].every((field) => order.includes(field))) return null;
  if (order.includes('HH') !== order.includes('mm')) return null;
  const pattern = form
    .split(/(YYYY|MM|DD|HH|mm|ss)/)
    .map((part) => {
      if (part === 'YYYY') return '(\\d{4})';
      if ((FIELDS as readonly string[]).includes(part)) return '(\\d{2})';
      return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    })
    .join('');
  const reader = new RegExp(`^${pattern}$`);
  return (text) => {
    const match = reader.exec(text.trim());
    if (!match) return null;
    const at = (field: string) =>
      (order.includes(field) && match[order.indexOf(field) + 1]) || '00';
    const day = `${at('YYYY')}-${at('MM')}-${at('DD')}`;
    return order.includes('HH') ? `${day}T${at('HH')}:${at('mm')}:${at('ss')}` : day;
  };
}
