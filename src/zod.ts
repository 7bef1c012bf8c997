import * as mini from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// zod as the console uses it, in a third of its size: schemas of zod/mini, with the methods that are called on them.
// The build and the tests put it in the place of 'zod' (scripts/lessZod.ts), whose types it has; `zod.test.ts` holds the
// two against each other. What is not here is not in the console.

mini.config(en());

type Schema = mini.ZodMiniType;
type Check = Parameters<Schema['check']>[0];

interface Payload {
  value: unknown;
  issues: object[];
  addIssue?: (issue: unknown) => void;
}

/** A transformation that may refuse what it is given, as `context.addIssue`. */
function transform(make: (value: unknown, context: unknown) => unknown): Schema {
  const schema: Schema = mini.transform((value: unknown, context) => {
    const payload = context as unknown as Payload;
    payload.addIssue = (issue) =>
      payload.issues.push(
        mini.util.issue(
          typeof issue === 'string'
            ? { code: 'custom', message: issue, input: payload.value, inst: schema }
            : { code: 'custom', input: payload.value, inst: schema, ...(issue as object) },
        ),
      );
    return make(value, payload);
  });
  return schema;
}

/** Is a number counted, or characters and items? */
const isNumber = (schema: Schema): boolean => schema.def.type === 'number';

const methods = {
  optional(this: Schema) {
    return mini.optional(this);
  },
  nullable(this: Schema) {
    return mini.nullable(this);
  },
  nullish(this: Schema) {
    return mini.nullish(this);
  },
  catch(this: Schema, value: never) {
    return mini.catch(this, value);
  },
  default(this: Schema, value: never) {
    return mini._default(this, value);
  },
  transform(this: Schema, make: (value: unknown, context: unknown) => unknown) {
    return mini.pipe(this, transform(make) as never);
  },
  pipe(this: Schema, next: Schema) {
    return mini.pipe(this, next as never);
  },
  refine(this: Schema, test: (value: unknown) => unknown, params?: never) {
    return this.check(mini.refine(test, params) as Check);
  },
  superRefine(this: Schema, look: never) {
    return this.check(mini.superRefine(look) as Check);
  },
  min(this: Schema, least: number, params?: never) {
    return this.check(
      (isNumber(this) ? mini.gte(least, params) : mini.minLength(least, params)) as Check,
    );
  },
  max(this: Schema, most: number, params?: never) {
    return this.check(
      (isNumber(this) ? mini.lte(most, params) : mini.maxLength(most, params)) as Check,
    );
  },
  positive(this: Schema, params?: never) {
    return this.check(mini.gt(0, params) as Check);
  },
  int(this: Schema, params?: never) {
    return this.check(mini.int(params) as unknown as Check);
  },
  regex(this: Schema, pattern: RegExp, params?: never) {
    return this.check(mini.regex(pattern, params) as Check);
  },
  startsWith(this: Schema, beginning: string, params?: never) {
    return this.check(mini.startsWith(beginning, params) as Check);
  },
  trim(this: Schema) {
    return this.check(mini.trim() as Check);
  },
  catchall(this: mini.ZodMiniObject, schema: Schema) {
    return mini.catchall(this, schema);
  },
};

for (const made of [
  mini.ZodMiniString,
  mini.ZodMiniNumber,
  mini.ZodMiniNumberFormat,
  mini.ZodMiniBoolean,
  mini.ZodMiniNull,
  mini.ZodMiniUnknown,
  mini.ZodMiniNever,
  mini.ZodMiniArray,
  mini.ZodMiniObject,
  mini.ZodMiniUnion,
  mini.ZodMiniDiscriminatedUnion,
  mini.ZodMiniTuple,
  mini.ZodMiniRecord,
  mini.ZodMiniEnum,
  mini.ZodMiniLiteral,
  mini.ZodMiniTransform,
  mini.ZodMiniOptional,
  mini.ZodMiniNullable,
  mini.ZodMiniDefault,
  mini.ZodMiniCatch,
  mini.ZodMiniPipe,
  mini.ZodMiniCustom,
])
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(made.prototype, name, { value, configurable: true, writable: true });

Object.defineProperty(mini.ZodMiniArray.prototype, 'element', {
  configurable: true,
  get(this: mini.ZodMiniArray) {
    return this.def.element;
  },
});
for (const made of [mini.ZodMiniUnion, mini.ZodMiniDiscriminatedUnion])
  Object.defineProperty(made.prototype, 'options', {
    configurable: true,
    get(this: mini.ZodMiniUnion) {
      return this.def.options;
    },
  });

/** See above. */
export const z = {
  string: mini.string,
  number: mini.number,
  int: mini.int,
  boolean: mini.boolean,
  null: mini.null,
  unknown: mini.unknown,
  never: mini.never,
  array: mini.array,
  tuple: mini.tuple,
  object: mini.object,
  strictObject: mini.strictObject,
  looseObject: mini.looseObject,
  record: mini.record,
  enum: mini.enum,
  literal: mini.literal,
  union: mini.union,
  discriminatedUnion: mini.discriminatedUnion,
  custom: mini.custom,
  preprocess: (make: (value: unknown, context: unknown) => unknown, schema: Schema) =>
    mini.pipe(transform(make) as never, schema as never),
  ZodType: mini.ZodMiniType,
  ZodObject: mini.ZodMiniObject,
  ZodUnion: mini.ZodMiniUnion,
};
