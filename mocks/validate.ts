import { z } from 'zod';

type Checked = { ok: true; value: unknown } | { ok: false; message: string };

const numeric = /^-?\d+(\.\d+)?$/;

/**
 * Reads what came against a schema of the contract. In a query and in a form everything is text and a list of
 * one looks like a single value: where the schema wants a number or a list, the value is read as that.
 */
export function check(
  schema: z.ZodType | undefined,
  value: unknown,
  where: string,
  fromText = false,
): Checked {
  if (schema === undefined)
    return value === undefined || isEmpty(value)
      ? { ok: true, value: undefined }
      : { ok: false, message: `Unexpected ${where}` };
  const unknownKey = fieldNotIn(schema, value);
  if (unknownKey !== undefined)
    return { ok: false, message: `Unexpected ${where} field ${unknownKey}` };
  let parsed = schema.safeParse(value);
  if (fromText) {
    let read = value;
    for (const as of [asNumber, asList]) {
      if (parsed.success) break;
      read = reread(read, parsed.error.issues, as);
      parsed = schema.safeParse(read);
    }
  }
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    ok: false,
    message: `Invalid ${[where, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`,
  };
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
const asNumber = (value: unknown) =>
  typeof value === 'string' && numeric.test(value) ? Number(value) : value;
const asList = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value]);

function reread(value: unknown, issues: z.core.$ZodIssue[], read: (value: unknown) => unknown) {
  if (typeof value !== 'object' || value === null) return value;
  const odd = new Set(issues.flatMap(fieldsOf));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, odd.has(key) ? read(field) : field]),
  );
}

/** The fields that an issue is about; where the schema has alternatives, those of each. */
const fieldsOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'invalid_union' && issue.path.length === 0
    ? issue.errors.flat().flatMap(fieldsOf)
    : issue.path.slice(0, 1);

/** A field that the contract does not name is a mistake of the sender. */
function fieldNotIn(schema: z.ZodType, value: unknown): string | undefined {
  if (!(schema instanceof z.core.$ZodObject) || typeof value !== 'object' || value === null)
    return undefined;
  const { shape } = schema._zod.def;
  return Object.keys(value).find((key) => !Object.hasOwn(shape, key));
}
