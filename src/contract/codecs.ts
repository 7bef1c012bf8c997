import { z } from 'zod';

/**
 * Building blocks of the contract. Strict where a screen acts on the value (ids, lists, records),
 * tolerant where it only shows it: a missing, null or odd value becomes `null` and shows '—' (NET-11).
 */

/** What stands on the wire where a schema alone does not show it: a list within a transformation, a map of records. */
export type Wire =
  | { kind: 'map'; value: z.ZodType }
  /** `keys`: it may also stand under one of these. */
  | { kind: 'list'; item: z.ZodType; keys: readonly string[] };

const wires = new WeakMap<z.ZodType, Wire>();

function onWire<T extends z.ZodType>(schema: T, wire: Wire): T {
  wires.set(schema, wire);
  return schema;
}

/** See `Wire`; undefined for a schema that shows by itself what it takes. */
export const wireOf = (schema: z.ZodType): Wire | undefined => wires.get(schema);

/** An id as it came, text or number; sent back unchanged and compared as text. Never empty. */
export const id = z.union([z.string().min(1), z.number()]);
export type Id = z.output<typeof id>;

/** An id that is only shown or compared: missing, empty or odd becomes null. */
export const shownId = id.nullish().catch(null);

/** The id of a chosen option: missing, null and '' mean that none is chosen yet. */
export const chosenId = z.union([id, z.literal('').transform(() => null)]).nullish();

/** Text to show. Numbers become their text; anything else that is not text becomes null. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);

/** A number or numeric text to show as an amount or count, as it came; anything else becomes null. */
export const amount = z.union([z.number(), z.string()]).nullish().catch(null);

/** A whole number from 0 that paging relies on, as number or digits; anything else becomes null. */
export const count = z
  .union([z.int().min(0), z.string().regex(/^\d+$/).transform(Number).pipe(z.int())])
  .nullish()
  .catch(null);

/** Number of a page in a query, from 1. */
export const page = z.int().min(1);

/** A moment as it came: ISO text, seconds or milliseconds. Read it with `#rules/dates.ts`. */
export const moment = z.union([z.string(), z.number()]).nullish().catch(null);

/** A status as it came; the value may be one that we do not know (NET-11). Missing becomes ''. */
export const status = z.string().catch('');

/** Address of an image or recording as it came; checked where it is shown (NET-12). */
export const address = z.string().nullish().catch(null);

/** A nested record that is only shown: a wrong shape becomes null instead of an error. */
export const shown = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);

/** A list inside a record: missing or null is an empty one, another shape is refused. */
export const listOrNone = <T extends z.ZodType>(record: T) =>
  z
    .array(record)
    .nullish()
    .transform((list) => list ?? []);

/**
 * The rows of a list that is shown a page at a time: in the place of one that cannot be read stands `none`, and
 * the others are shown all the same (NET-11). A list without any row that can be read is refused. Not for lists
 * that money is reckoned from.
 */
export const rows = <T extends z.ZodType, None>(record: T, none: None) =>
  onWire(
    z.array(z.unknown()).transform((list, context) => {
      const read = list.map((row) => record.safeParse(row));
      const [first] = read;
      if (first?.success === false && !read.some(({ success }) => success))
        for (const { message, path } of first.error.issues)
          context.addIssue({ code: 'custom', message, path: [0, ...path] });
      return read.map((row): z.output<T> | None => (row.success ? row.data : none));
    }),
    { kind: 'list', item: record, keys: [] },
  );

/** A nested list of records of which nothing is acted on: what is no record has no values. */
export const shownList = <T extends z.ZodType>(record: T) =>
  listOrNone(
    z.preprocess(
      (item) => (typeof item === 'object' && item !== null && !Array.isArray(item) ? item : {}),
      record,
    ),
  );

/** A list that may also come under one of the named keys of an object (*tolerant* in the contract). */
export const tolerantList = <T extends z.ZodType>(record: T, ...keys: string[]) =>
  onWire(
    z.preprocess((value) => {
      if (Array.isArray(value) || value === null || typeof value !== 'object') return value;
      const key = keys.find((name) => Array.isArray((value as Record<string, unknown>)[name]));
      return key === undefined ? value : (value as Record<string, unknown>)[key];
    }, z.array(record)),
    { kind: 'list', item: record, keys },
  );

/** An object keyed by data (headings, codes, ids): a Map, so that '__proto__' is a key like any other. */
export const keyed = <T extends z.ZodType>(value: T) =>
  onWire(
    z
      .custom<Record<string, unknown>>(
        (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
        'expected an object',
      )
      .transform((input, context) => {
        const map = new Map<string, z.output<T>>();
        for (const key of Object.keys(input)) {
          const parsed = value.safeParse(input[key]);
          if (parsed.success) map.set(key, parsed.data);
          else
            for (const issue of parsed.error.issues)
              context.addIssue({
                code: 'custom',
                message: issue.message,
                path: [key, ...issue.path],
              });
        }
        return map;
      }),
    { kind: 'map', value },
  );

/** As `keyed`; missing or null is an empty Map. */
export const keyedOrEmpty = <T extends z.ZodType>(value: T) =>
  keyed(value)
    .nullish()
    .transform((map) => map ?? new Map<string, z.output<T>>());

/** A file to upload or a download. Known by its tag, because each realm has a Blob of its own. */
export const file = z.custom<Blob>(
  (value) => /^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(value)),
  'expected a file',
);

/**
 * A user id that leaves as a number (bypass list). Digits only, at most what a double holds exactly:
 * another number would be another user (BNK-02).
 */
export const numericUserId = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => /^[0-9]+$/.test(value) && Number.isSafeInteger(Number(value)), {
    message: 'not a user id',
  })
  .transform(Number);

/** What a write answers; nothing more is relied on. An empty answer is an acknowledgement too. */
export const acknowledgement = z
  .looseObject({ success: z.boolean().nullish().catch(null), message: z.unknown().optional() })
  .nullish()
  .catch(null);
export type Acknowledgement = z.output<typeof acknowledgement>;
