import type { z } from 'zod';
import {
  address,
  amount,
  chosenId,
  count,
  id,
  moment,
  shownId,
  status,
  text,
} from '#contract/codecs.ts';
import { isRecord, listIn, shapeOf } from '#contract/shape.ts';
import { readMoment } from '#rules/dates.ts';
import { ExactNumber } from '#rules/exactJson.ts';
import { knownStatus } from '#rules/status.ts';

/** What the contract has at a place. */
export type Expected =
  | 'id'
  | 'text'
  | 'amount'
  | 'count'
  | 'date'
  | 'status'
  | 'address'
  | 'list'
  | 'object'
  | 'boolean'
  | 'number'
  | 'value'
  | 'answer';

/** What a service sent there: its kind, never the value, which may be somebody's. */
export type Found =
  | 'missing'
  | 'null'
  | 'emptyText'
  | 'text'
  | 'otherText'
  | 'otherStatus'
  | 'number'
  | 'boolean'
  | 'list'
  | 'object'
  | 'nothing'
  | 'page'
  | 'noJson';

/** One place where an answer is not what the contract says. */
export interface Difference {
  /** 'games.*.id'; `*` stands for each of a list or map, '' for the answer as a whole. */
  path: string;
  expected: Expected;
  /** Names under which the list may also stand. */
  under: readonly string[];
  found: Found;
  /** True: a page cannot do without it. False: '—' is shown in its place. */
  needed: boolean;
  /** In how many records, of how many. */
  times: number;
  of: number;
}

/** An answer held against the contract. */
export interface Comparison {
  differences: Difference[];
  /** Keys that the contract does not have, as paths. */
  additions: string[];
  /** Where a status stands that the console does not know, among others that it does. */
  unknown: { path: string; times: number; of: number }[];
  /** Records that were looked at: the elements of its lists and maps. */
  records: number;
}

interface Walk {
  differences: Map<string, Difference>;
  additions: Set<string>;
  /** How often a declared key could be there, and was. */
  keys: Map<string, { schema: z.ZodType; soft: boolean; seen: number; there: number }>;
  /** How many elements lists and maps have, by the path of an element. */
  items: Map<string, number>;
  lenient: ReadonlySet<string>;
  records: number;
}

/**
 * Holds an answer against its schema: also what the schema lets pass and pages show as '—'. A key that none of the
 * records has is a difference; of the paths in `lenient` neither that nor their form says anything.
 */
export function compareAnswer(
  schema: z.ZodType,
  value: unknown,
  lenient: readonly string[] = [],
): Comparison {
  const walk: Walk = {
    differences: new Map(),
    additions: new Set(),
    keys: new Map(),
    items: new Map(),
    lenient: new Set(lenient),
    records: 0,
  };
  look(walk, schema, value, '', false);
  for (const [path, key] of walk.keys) {
    if (key.there > 0 || walk.lenient.has(path)) continue;
    const needed = !key.soft && !key.schema.safeParse(undefined).success;
    const { expected, under } = expectedOf(key.schema);
    if (expected === 'value') continue;
    walk.differences.set(path, {
      path,
      expected,
      under,
      found: 'missing',
      needed,
      times: key.seen,
      of: key.seen,
    });
  }
  const all = [...walk.differences.values()].map((one) => ({
    ...one,
    of: walk.keys.get(one.path)?.seen ?? Math.max(one.times, walk.items.get(one.path) ?? 1),
  }));
  const isUnknown = ({ found, times, of }: Difference) => found === 'otherStatus' && times < of;
  const found = all.filter((one) => !isUnknown(one));
  if (!found.some(({ needed }) => needed) && !schema.safeParse(value).success)
    found.push({ ...PLAIN, expected: 'answer', found: kindOf(value) });
  return {
    // What a page cannot do without comes first.
    differences: found.sort((a, b) => Number(b.needed) - Number(a.needed)),
    additions: [...walk.additions],
    unknown: all.filter(isUnknown).map(({ path, times, of }) => ({ path, times, of })),
    records: walk.records,
  };
}

/** A difference of an answer as a whole. */
const PLAIN = { path: '', under: [], needed: true, times: 1, of: 1 } as const;

/** An answer that is none: nothing, a web page, or no JSON. */
export const unreadable = (found: Found): Comparison => ({
  differences: [{ ...PLAIN, expected: 'answer', found }],
  additions: [],
  unknown: [],
  records: 0,
});

interface Leaf {
  expected: Expected;
  /** Undefined: it fits. */
  wrong: (value: unknown, path: string) => Found | undefined;
}

const unless = (fits: (value: unknown) => boolean) => (value: unknown) =>
  fits(value) ? undefined : kindOf(value);
const absent = (value: unknown): boolean => value === undefined || value === null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || value instanceof ExactNumber;
const isId = (value: unknown): boolean => (isText(value) && value !== '') || isNumber(value);
const isAmount = (value: unknown): boolean =>
  isNumber(value) || (isText(value) && /^\s*[+-]?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(value));

/** The building blocks of the contract, which take more than pages can show. */
const LEAVES = new Map<z.ZodType, Leaf>([
  [id, { expected: 'id', wrong: unless(isId) }],
  [shownId, { expected: 'id', wrong: unless((value) => absent(value) || isId(value)) }],
  [
    chosenId,
    { expected: 'id', wrong: unless((value) => absent(value) || value === '' || isId(value)) },
  ],
  [text, { expected: 'text', wrong: unless((one) => absent(one) || isText(one) || isNumber(one)) }],
  [
    amount,
    {
      expected: 'amount',
      wrong: (value) => (absent(value) || isAmount(value) ? undefined : oddText(value)),
    },
  ],
  [count, { expected: 'count', wrong: unless((value) => absent(value) || isAmount(value)) }],
  [
    moment,
    {
      expected: 'date',
      wrong: (value) =>
        absent(value) || value === '' || readMoment(value) !== null ? undefined : oddText(value),
    },
  ],
  [
    status,
    {
      expected: 'status',
      wrong: (value, path) => {
        if (!isText(value) || value === '') return kindOf(value);
        // Other words are shown as they come; a status opens and closes actions.
        return /(^|\.)status$/.test(path) && knownStatus(value) === undefined
          ? 'otherStatus'
          : undefined;
      },
    },
  ],
  [address, { expected: 'address', wrong: unless((value) => absent(value) || isText(value)) }],
]);

const oddText = (value: unknown): Found =>
  isText(value) && value !== '' ? 'otherText' : kindOf(value);

/** Is what a schema catches anyhow; the others are refused. */
const SOFT: ReadonlySet<z.ZodType> = new Set([
  shownId,
  text,
  amount,
  count,
  moment,
  status,
  address,
]);

function look(walk: Walk, schema: z.ZodType, value: unknown, path: string, soft: boolean): void {
  const leaf = LEAVES.get(schema);
  if (leaf) {
    const found = leaf.wrong(value, path);
    if (found) note(walk, path, leaf.expected, found, !soft && !SOFT.has(schema));
    return;
  }
  const shape = shapeOf(schema);
  const odd = (expected: Expected, under?: readonly string[]) =>
    note(walk, path, expected, kindOf(value), !soft, under);
  switch (shape.kind) {
    case 'wrapped':
      if (!absent(value) || !schema.safeParse(value).success)
        look(walk, shape.of, value, path, soft || shape.caught);
      break;
    case 'made':
      look(walk, shape.of, shape.make(value), path, soft);
      break;
    case 'union': {
      const fitting = shape.options.find((one) => one.safeParse(value).success);
      if (fitting) look(walk, fitting, value, path, soft);
      else odd(expectedOf(schema).expected);
      break;
    }
    case 'list': {
      const list = listIn(value, shape.keys);
      for (const item of list ?? []) record(walk, shape.item, item, path, soft);
      if (!list) odd('list', shape.keys);
      break;
    }
    case 'map':
      if (isRecord(value))
        for (const item of Object.values(value)) record(walk, shape.value, item, path, soft);
      else odd('object');
      break;
    case 'object':
      if (isRecord(value)) lookInto(walk, shape.shape, value, path, soft);
      else odd('object');
      break;
    default:
      if (shape.type !== 'unknown' && !schema.safeParse(value).success)
        odd(expectedOf(schema).expected);
  }
}

function record(walk: Walk, schema: z.ZodType, value: unknown, path: string, soft: boolean): void {
  const at = below(path, '*');
  walk.records += 1;
  walk.items.set(at, (walk.items.get(at) ?? 0) + 1);
  look(walk, schema, value, at, soft);
}

function lookInto(
  walk: Walk,
  shape: Readonly<Record<string, z.ZodType>>,
  value: Record<string, unknown>,
  path: string,
  soft: boolean,
): void {
  for (const [key, schema] of Object.entries(shape)) {
    const at = below(path, key);
    const known = walk.keys.get(at) ?? { schema, soft, seen: 0, there: 0 };
    walk.keys.set(at, known);
    known.seen += 1;
    if (!Object.hasOwn(value, key) || value[key] === undefined) {
      if (!schema.safeParse(undefined).success)
        note(walk, at, expectedOf(schema).expected, 'missing', !soft);
      continue;
    }
    known.there += 1;
    if (!walk.lenient.has(at)) look(walk, schema, value[key], at, soft);
  }
  for (const key of Object.keys(value))
    if (!Object.hasOwn(shape, key) && walk.additions.size < MOST_ADDITIONS)
      walk.additions.add(below(path, nameOf(key)));
}

const MOST_ADDITIONS = 60;

/** A key may itself be somebody's: an id, a number, an address. Only what is a name is told. */
const nameOf = (key: string): string =>
  /^[a-z_$][\w$-]{0,39}$/i.test(key) && !/\d{3}/.test(key) ? key : '*';

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function note(
  walk: Walk,
  path: string,
  expected: Expected,
  found: Found,
  needed: boolean,
  under: readonly string[] = [],
): void {
  const known = walk.differences.get(path);
  if (known) known.times += 1;
  else walk.differences.set(path, { path, expected, under, found, needed, times: 1, of: 1 });
}

/** What a schema takes, in one word. */
function expectedOf(schema: z.ZodType): { expected: Expected; under: readonly string[] } {
  const leaf = LEAVES.get(schema);
  if (leaf) return { expected: leaf.expected, under: [] };
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'wrapped':
    case 'made':
      return expectedOf(shape.of);
    case 'union': {
      const kinds = new Set(shape.options.map((one) => expectedOf(one).expected));
      const [only] = kinds;
      return { expected: kinds.size === 1 && only ? only : 'value', under: [] };
    }
    case 'list':
      return { expected: 'list', under: shape.keys };
    case 'map':
    case 'object':
      return { expected: 'object', under: [] };
    default:
      return { expected: PRIMITIVE[shape.type] ?? 'value', under: [] };
  }
}

const PRIMITIVE: Readonly<Record<string, Expected>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

function kindOf(value: unknown): Found {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (value === '') return 'emptyText';
  if (Array.isArray(value)) return 'list';
  if (value instanceof ExactNumber) return 'number';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'object';
  }
}
