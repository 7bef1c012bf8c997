// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z as whole, type ZodType } from 'zod';
import { z as less } from './zod.ts';

afterEach(() => vi.unstubAllGlobals());

type Zod = typeof whole;

/** One schema of each kind that the console makes, and what is put to each. */
const SCHEMAS: Record<string, (z: Zod) => ZodType> = {
  text: (z) => z.string().min(1),
  'text, trimmed': (z) => z.string().trim().min(2).max(4),
  'text of a pattern': (z) => z.string().regex(/^\d+$/, 'digits only'),
  'text with a beginning': (z) => z.string().startsWith('/'),
  number: (z) => z.number().min(1).max(9),
  'number above 0': (z) => z.number().positive(),
  'whole number': (z) => z.int().min(0),
  'number, whole': (z) => z.number().int(),
  yesNo: (z) => z.boolean(),
  nothing: (z) => z.null(),
  never: (z) => z.never(),
  'one of': (z) => z.enum(['a', '12']),
  literal: (z) => z.literal(5),
  array: (z) => z.array(z.string()).min(1).max(2),
  tuple: (z) => z.tuple([z.string(), z.number()]),
  record: (z) => z.record(z.string(), z.number()),
  object: (z) => z.object({ a: z.string(), b: z.number().optional() }),
  'object, exact': (z) => z.strictObject({ a: z.string() }),
  'object with more': (z) => z.looseObject({ a: z.string().nullish().catch(null) }),
  'object with more of a kind': (z) => z.object({ a: z.string() }).catchall(z.number()),
  union: (z) => z.union([z.string().min(1), z.number()]),
  'union by a key': (z) =>
    z.discriminatedUnion('a', [
      z.object({ a: z.literal('x') }),
      z.object({ a: z.literal('y'), b: z.number() }),
    ]),
  optional: (z) => z.string().optional(),
  nullable: (z) => z.string().nullable(),
  'or nothing': (z) => z.string().nullish(),
  'or else': (z) => z.number().default(7),
  caught: (z) => z.string().catch('odd'),
  custom: (z) => z.custom((value) => value === 5, 'five only'),
  'made over': (z) => z.union([z.number(), z.string()]).transform(String).pipe(z.string().max(2)),
  'made over before': (z) => z.preprocess((value) => [value].flat(), z.array(z.number())),
  'made over, or refused': (z) =>
    z.unknown().transform((value, context) => {
      if (value !== 5) context.addIssue({ code: 'custom', message: 'not five', path: ['deep', 0] });
      return value;
    }),
  refined: (z) => z.string().refine((value) => value === 'a', { message: 'not a' }),
  'refined with a sentence': (z) =>
    z.string().superRefine((value, context) => {
      if (value !== 'a') context.addIssue({ code: 'custom', message: `not ${value}` });
    }),
};

const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  'a',
  ' a ',
  '12',
  '12345',
  '/x',
  0,
  1,
  5,
  9.5,
  -3,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  ['a'],
  ['a', 'b', 'c'],
  ['a', 1],
  [1, 2],
  {},
  { a: 'x' },
  { a: 'y', b: 2 },
  { a: 'y', b: '2' },
  { a: 1 },
  { a: null, c: 3 },
  { b: 2 },
  { '12': 1 },
  JSON.parse('{"__proto__":{"a":1},"a":"x"}'),
  new Map(),
  new Date(0),
];

/** The names of an object's own and inherited properties. */
function namesOf(thing: unknown): string[] {
  const names: string[] = [];
  for (let at: object | null = Object(thing); at; at = Object.getPrototypeOf(at))
    names.push(...Object.getOwnPropertyNames(at));
  return names;
}
const methodsOf = (z: Zod) =>
  new Set(Object.values(SCHEMAS).flatMap((schemaOf) => namesOf(schemaOf(z))));

/** What is called on what `z` makes, one after the other: 'trim' and 'min' of `z.string().trim().min(1)`. */
function chainedOn(source: string): string[] {
  const names: string[] = [];
  for (const { index } of source.matchAll(/(?<![\w.])z\s*\.\s*[a-z]\w*\(/g)) {
    let at = index + 1;
    const before = names.length;
    for (;;) {
      const [whole, name = ''] = /^\s*\.\s*(\w+)\(/.exec(source.slice(at)) ?? [];
      if (!whole) break;
      names.push(name);
      at = closing(source, at + whole.length);
    }
    // What `z` makes it by.
    names.splice(before, 1);
  }
  return names;
}

/** The place after the bracket that closes one which was opened before `at`. */
function closing(source: string, at: number): number {
  let open = 1;
  let place = at;
  for (; open > 0 && place < source.length; place += 1) {
    if (source[place] === '(') open += 1;
    if (source[place] === ')') open -= 1;
  }
  return place;
}

describe('less of zod refuses and makes what the whole does [NET-11]', () => {
  it.each(Object.entries(SCHEMAS))('%s', (_, schemaOf) => {
    const [ours, theirs] = [schemaOf(less as unknown as Zod), schemaOf(whole)];
    for (const value of VALUES) {
      const [got, wanted] = [ours.safeParse(value), theirs.safeParse(value)];
      expect([value, got.success, got.data]).toEqual([value, wanted.success, wanted.data]);
      expect(got.error?.issues).toEqual(wanted.error?.issues);
    }
  });

  it('tells what a schema is made of', () => {
    const [text, count] = [less.string(), less.number()];
    const z = less as unknown as Zod;
    expect(z.array(text as never).element).toBe(text);
    expect(z.union([text as never, count as never]).options).toEqual([text, count]);
    expect(Object.keys(z.object({ a: text as never }).shape)).toEqual(['a']);
    expect(z.object({}) instanceof less.ZodObject).toBe(true);
    expect(z.union([text as never]) instanceof less.ZodUnion).toBe(true);
    expect(z.string().optional() instanceof less.ZodType).toBe(true);
  });

  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!test)\.tsx?$/.test(path))
    .map((path) => readFileSync(`src/${path}`, 'utf8'));

  it('has all that the console calls', () => {
    const called = sources
      .flatMap((source) => [...source.matchAll(/(?<![\w.])z\.([a-z]\w*)\(|instanceof z\.(\w+)/g)])
      .map(([, made, kind]) => made ?? kind);
    expect(called.length).toBeGreaterThan(200);
    expect(called.filter((name) => !name || !(name in less))).toEqual([]);
  });

  it('its schemas have all methods that are called on them', () => {
    const has = methodsOf(less as unknown as Zod);
    const chained = sources.flatMap(chainedOn);
    expect(chained.length).toBeGreaterThan(200);
    expect(chained.filter((name) => !has.has(name))).toEqual([]);
    // On a schema that has a name too; what lists and texts have as well is called on those.
    const ofOthers = new Set(
      [[], '', 0, new Map(), new Date(), /x/, new TextEncoder()].flatMap(namesOf),
    );
    const lacks = [...methodsOf(whole)].filter((name) => !has.has(name) && !ofOthers.has(name));
    expect(lacks.length).toBeGreaterThan(20);
    const anywhere = new RegExp(`(?<!\\bz\\s*)\\.(${lacks.join('|')})\\(`, 'g');
    const users = sources.filter((source) => source.includes(" from 'zod'"));
    expect(users.flatMap((source) => source.match(anywhere) ?? [])).toEqual([]);
  });
});

it('shapes are checked without making code at run time, which the headers forbid [NET-12]', () => {
  const made = vi.fn();
  vi.stubGlobal(
    'Function',
    class {
      constructor(...args: unknown[]) {
        made(...args);
      }
    },
  );
  const shape = less.object({ id: less.number(), name: less.string() });
  expect(shape.parse({ id: 1, name: 'Mega' })).toEqual({ id: 1, name: 'Mega' });
  expect(made).not.toHaveBeenCalled();
});
