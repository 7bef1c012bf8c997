import { z } from 'zod';
import { ROLES } from '#authProvider/roles.ts';
import { namesIn } from '#dataProvider/template.ts';
import { kinds } from '#fields/furtherKinds.ts';
import { keyOf } from '#resource-kit/plain/mistake.ts';
import { CALL_PATH, PLACE, ROUTE } from '#resource-kit/plain/places.ts';
import { fieldFilter, operators } from '#resource-kit/plain/schema/filters.ts';
import { kindKeys, referenceKeys } from '#resource-kit/plain/schema/kinds.ts';
import { fieldLook, granted, look, perPage } from '#resource-kit/plain/schema/look.ts';
import { mapValues } from '#resource-kit/plain/schema/nested.ts';
import { label, name, source, words } from '#resource-kit/plain/schema/parts.ts';
import { recordKeys } from '#resource-kit/plain/schema/records.ts';
import { tone, when } from '#resource-kit/plain/schema/words.ts';

const FIELD_TYPES = Object.keys(kinds) as (keyof typeof kinds)[];

/** What a choice stands for; a number or a boolean is sent and filtered by as such. */
const chosen = z.union([z.string().min(1), z.number(), z.boolean()]);
const choice = z.union([
  words,
  z.number(),
  z.strictObject({ id: chosen, label, tone: tone.optional() }),
]);

/** The keys of a field of a record, and of a field of its rows. */
const anyField = {
  source,
  type: z.enum(FIELD_TYPES),
  label: label.optional(),
  list: z.boolean().optional(),
  form: z.boolean().optional(),
  show: z.boolean().optional(),
  sortable: z.boolean().optional(),
  findable: z.boolean().optional(),
  search: z.union([z.boolean(), words]).optional(),
  filter: fieldFilter.optional(),
  required: z.boolean().optional(),
  readOnly: z.boolean().optional(),
  multiline: z.boolean().optional(),
  maxLength: z.int().min(1).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  integer: z.boolean().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  choices: z.array(choice).min(1).optional(),
  reference: name.optional(),
  id: z.boolean().optional(),
  ...fieldLook,
  ...kindKeys,
  ...referenceKeys,
};

type Checked = { type: string; choices?: unknown; reference?: unknown };
const hasItsChoices = ({ type, choices }: Checked) =>
  !(type === 'choice' || type === 'choices') || choices !== undefined;

const hasItsReference = ({ type, reference }: Checked) =>
  type !== 'reference' || reference !== undefined;

const rowField = z
  .strictObject({
    ...anyField,
    // What is hidden in a row that was moved since could not be told from what is stored there.
    showIf: z.never(keyOf('flatShowIf')).optional(),
  })
  .refine(hasItsChoices, { message: keyOf('choices'), path: ['choices'] })
  .refine(hasItsReference, { message: keyOf('reference'), path: ['reference'] })
  .refine(({ type }) => type !== 'list' && type !== 'map', {
    message: keyOf('flatRows'),
    path: ['type'],
  });

const field = z
  .strictObject({
    ...anyField,
    /** Of a list of records: what each has (CFG-09). */
    fields: z.array(rowField).min(1).optional(),
    /** Of keys and values: what the values are. */
    values: mapValues.optional(),
  })
  .refine(hasItsChoices, { message: keyOf('choices'), path: ['choices'] })
  .refine(({ type, fields }) => (type === 'list') === (fields !== undefined), {
    message: keyOf('rowFields'),
    path: ['fields'],
  })
  .refine(hasItsReference, { message: keyOf('reference'), path: ['reference'] });

/** What a list is filtered by that is no column. */
const filterField = z
  .strictObject({
    source,
    type: z.enum(FIELD_TYPES),
    label: label.optional(),
    search: anyField.search,
    filter: fieldFilter.optional(),
    choices: anyField.choices,
    reference: anyField.reference,
    day: anyField.day,
    roles: anyField.roles,
  })
  .refine(hasItsChoices, { message: keyOf('choices'), path: ['choices'] })
  .refine(hasItsReference, { message: keyOf('reference'), path: ['reference'] });

const plainAction = z
  .strictObject({
    name,
    label,
    /** Default: the resource's roles. */
    roles: z.array(z.enum(ROLES)).min(1).optional(),
    method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']).default('POST'),
    /** Below the service's base, with `{source}` for values of the record. */
    path: z.string().min(1),
    body: z.unknown().optional(),
    /** Asked before it is sent; without it the action is sent at once. */
    confirm: z.strictObject({ title: label, text: label }).optional(),
    /** Only for records whose fields have one of these values. */
    when: when.optional(),
    /** Moves money or cannot be undone: re-checked, longer time-out, an unknown end is looked into. */
    money: z.boolean().default(false),
    /** Typed before it is sent; the body has what was typed as {ask.source} (CFG-12). */
    ask: z.array(field).min(1).optional(),
  })
  .refine(({ money, confirm }) => !money || confirm !== undefined, {
    message: keyOf('asksFirst'),
    path: ['confirm'],
  });

const hasNoNames = (path: string): boolean => !/[{}]/.test(path);

/** Where the rows of a list are, when the service does not speak ra-data-simple-rest (CFG-02). */
const list = z.strictObject({
  path: z.string().regex(CALL_PATH, keyOf('place')).refine(hasNoNames, keyOf('place')).optional(),
  records: z.string(),
  total: z.string().optional(),
  pages: z.string().optional(),
  page: z.string().nullable().optional(),
  limit: z.string().nullable().optional(),
  /** Query names of the field and the direction that pages are sorted by, and what stands for up and down. */
  sort: z
    .strictObject({
      field: words,
      order: words,
      up: z.union([words, z.number()]),
      down: z.union([words, z.number()]),
    })
    .optional(),
  /** Null: the rows have none, and are known by their place. */
  key: source.nullable().optional(),
  /** The call that gives one record; without it the record is looked for in the list, page by page. */
  one: z
    .strictObject({
      path: z
        .string()
        .regex(CALL_PATH, keyOf('place'))
        .refine((path) => namesIn(path).join() === 'id', keyOf('onePath')),
      record: z.string().default(''),
    })
    .optional(),
});

/**
 * A resource as plain data: the same object in TypeScript and in JSON under `resources` of /config.json
 * (CFG-01, CFG-03).
 */
export const plainResourceSchema = z.strictObject({
  name,
  label,
  /** What one record is called; default: the label. */
  one: label.optional(),
  /** A key of `services`. */
  service: words,
  /** Below the service's base; default: the name. */
  path: z.string().regex(PLACE, keyOf('place')).optional(),
  /** Where its pages are; default: '/' and the name. Null: it has no page, and is read by others. */
  route: z.string().regex(ROUTE, keyOf('route')).nullable().optional(),
  /** What its list is asked with, of the query of its address: { user_id: '?user' }. */
  parts: z.record(z.string(), words).optional(),
  roles: z.array(z.enum(ROLES)).min(1),
  /** A section of the drawer, one of ours or a new one. */
  menu: label.optional(),
  perPage: perPage.default(25),
  sort: z.strictObject({ field: words, order: z.enum(['ASC', 'DESC']) }).optional(),
  list: list.optional(),
  fields: z.array(field).min(1),
  /** What it can be filtered by besides: the same keys as a field's, of what is no column (CFG-06). */
  filters: z.array(filterField).optional(),
  operators: operators.optional(),
  ...look,
  /** What an empty list says. */
  empty: label.optional(),
  create: granted.default(false),
  edit: granted.default(false),
  /** What an edit sends: the whole record by PUT, or by PATCH what was changed. */
  send: z.enum(['whole', 'changed']).default('whole'),
  show: z.boolean().default(false),
  delete: granted.default(false),
  rowActions: z.array(plainAction).default([]),
  bulkActions: z.array(plainAction).default([]),
  ...recordKeys,
});

/** As it is written. */
export type PlainResource = z.input<typeof plainResourceSchema>;
/** As it is read: defaults filled in. */
export type ReadPlainResource = z.output<typeof plainResourceSchema>;
export type PlainAction = z.output<typeof plainAction>;
