import type { z } from 'zod';
import { moment, status, wireOf } from './codecs.ts';

/** A schema looked through: what stands in a value of it, without its wrappers and transformations. */
export type Shape =
  | { kind: 'list'; item: z.ZodType; keys: readonly string[] }
  | { kind: 'map'; value: z.ZodType }
  | { kind: 'object'; shape: Readonly<Record<string, z.ZodType>> }
  | { kind: 'union'; options: readonly z.ZodType[] }
  /** A value is first made over, then is of `of`. */
  | { kind: 'made'; make: (value: unknown) => unknown; of: z.ZodType }
  /** `caught`: whatever else stands there is taken for nothing. */
  | { kind: 'wrapped'; of: z.ZodType; caught: boolean }
  | { kind: 'value'; type: string };

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  transform?: (value: unknown, context: unknown) => unknown;
}

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

/** What a schema takes, one layer of it. */
export function shapeOf(schema: z.ZodType): Shape {
  const wire = wireOf(schema);
  if (wire) return wire;
  const def = defOf(schema);
  if (def.innerType) return { kind: 'wrapped', of: def.innerType, caught: def.type === 'catch' };
  switch (def.type) {
    case 'object':
      return { kind: 'object', shape: def.shape ?? {} };
    case 'array':
      return def.element
        ? { kind: 'list', item: def.element, keys: [] }
        : { kind: 'value', type: def.type };
    case 'union':
      return { kind: 'union', options: def.options ?? [] };
    case 'pipe': {
      const { in: first, out } = def;
      const make = first && defOf(first).transform;
      if (make && out) return { kind: 'made', make: (value) => make(value, {}), of: out };
      return first
        ? { kind: 'wrapped', of: first, caught: false }
        : { kind: 'value', type: def.type };
    }
    default:
      return { kind: 'value', type: def.type };
  }
}

/** A record as services send them: an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list itself, or the one under a name that is allowed for it; undefined where there is none. */
export function listIn(value: unknown, keys: readonly string[]): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  return keys.map((key) => value[key]).find((one) => Array.isArray(one));
}

/** Does an answer of this schema have that path: 'games', 'games.*.id', '*' for each of a list or map? */
export function hasPath(schema: z.ZodType, [part, ...rest]: readonly string[]): boolean {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'wrapped':
    case 'made':
      return hasPath(shape.of, part === undefined ? [] : [part, ...rest]);
    case 'union':
      return shape.options.some((one) => hasPath(one, part === undefined ? [] : [part, ...rest]));
    case 'list':
    case 'map':
      if (part === undefined) return true;
      return part === '*' && hasPath(shape.kind === 'list' ? shape.item : shape.value, rest);
    case 'object': {
      if (part === undefined) return true;
      const child = Object.hasOwn(shape.shape, part) ? shape.shape[part] : undefined;
      return child !== undefined && hasPath(child, rest);
    }
    default:
      return part === undefined;
  }
}

/** Puts another value in the place of each moment and status of an answer, within the answer itself. */
export function replaceWords(
  schema: z.ZodType,
  value: unknown,
  replace: (kind: 'moment' | 'status', value: unknown) => unknown,
): unknown {
  if (schema === moment) return replace('moment', value);
  if (schema === status) return replace('status', value);
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'wrapped':
      return replaceWords(shape.of, value, replace);
    case 'made':
      // What it makes holds the same records.
      replaceWords(shape.of, shape.make(value), replace);
      return value;
    case 'union': {
      const fitting = shape.options.find((one) => one.safeParse(value).success);
      return fitting ? replaceWords(fitting, value, replace) : value;
    }
    case 'list':
      replaceEach(listIn(value, shape.keys), () => shape.item, replace);
      return value;
    case 'map':
      replaceEach(isRecord(value) ? value : undefined, () => shape.value, replace);
      return value;
    case 'object':
      replaceEach(isRecord(value) ? value : undefined, (key) => shape.shape[key], replace);
      return value;
    default:
      return value;
  }
}

function replaceEach(
  holder: object | undefined,
  schemaOf: (key: string) => z.ZodType | undefined,
  replace: (kind: 'moment' | 'status', value: unknown) => unknown,
): void {
  for (const [key, value] of Object.entries(holder ?? {})) {
    const schema = schemaOf(key);
    const next = schema ? replaceWords(schema, value, replace) : value;
    if (next !== value && holder) Reflect.set(holder, key, next);
  }
}
