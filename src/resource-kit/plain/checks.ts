import type { Role } from '#authProvider/roles.ts';
import { namesIn } from '#dataProvider/template.ts';
import { columnOf } from '#fields/field.ts';
import { fieldProblem, readJson } from '#fields/rules.ts';
import type { Text } from '#i18n/useText.ts';
import { toField } from '#resource-kit/plain/fromPlain.ts';
import {
  asFilter,
  CHOSEN,
  idleInField,
  idleInForm,
  idleKeys,
  idOf,
  isTyped,
  meantBy,
  neverHeld,
} from '#resource-kit/plain/idle.ts';
import { type Found, idly, keyOf, problem } from '#resource-kit/plain/mistake.ts';
import { CALL_PATH } from '#resource-kit/plain/places.ts';
import type { ReadPlainResource } from '#resource-kit/plain/schema.ts';
import { templateProblem, textsIn } from '#resource-kit/plain/template.ts';
import { readMoment } from '#rules/dates.ts';
import { isBlank } from '#rules/text.ts';

type PlainField = ReadPlainResource['fields'][number];

/** What is wrong between keys of a plain resource that are fine each by itself (CFG-03). */
export function* contradictions(plain: ReadPlainResource): Found {
  const { fields, sort, list } = plain;
  const known = new Set(['id', ...fields.map(({ source }) => source)]);
  const sorted = new Set([...known, ...fields.flatMap(({ sortBy = [] }) => sortBy)]);
  if (sort && !sorted.has(sort.field) && sort.field !== list?.key)
    yield ['sort.field', problem('noSuchField', { name: sort.field })];
  const columns = fields.map(columnOf);
  for (const [index, field] of fields.entries()) {
    const key = `fields.${index}`;
    if (columns.indexOf(columnOf(field)) < index)
      yield [
        `${key}.${field.name === undefined ? 'source' : 'name'}`,
        problem('twice', { name: columnOf(field) }),
      ];
    yield* inField(field, key, plain.roles);
    yield* idly(idleInForm(field, key));
    for (const [place, inner] of (field.fields ?? []).entries())
      yield* inField(inner, `${key}.fields.${place}`, plain.roles);
    // The page of a record may well show a field for some of its own values.
    if ((plain.create || plain.edit) && isTyped(field)) yield* idly(dependsOnItself(field, key));
    yield* named(field.showIf, `${key}.showIf`, fields);
    if (typeof field.text !== 'undefined')
      yield* inTexts(`${key}.text`, textsIn(field.text), known);
  }
  for (const [index, field] of (plain.filters ?? []).entries())
    yield* inField(asFilter(field), `filters.${index}`, plain.roles);
  yield* inLook(plain, known);
  const { create, edit, delete: remove, show, rowActions, bulkActions } = plain;
  const acted = edit || remove || show || rowActions.length + bulkActions.length > 0;
  if (list?.key === null && acted) yield ['list.key', problem('keyless')];
  if (plain.route === null && (create || edit || show || plain.menu !== undefined))
    yield ['route', problem('pageless')];
  yield* inRecordKeys(plain, known);
  yield* inNames(plain);
  yield* inTemplates(plain, known);
  yield* idly(idleKeys(plain));
}

/** Kinds that no typed text finds. */
const UNSEARCHABLE: readonly PlainField['type'][] = [
  'image',
  'audio',
  'boolean',
  'json',
  'colour',
  'choices',
  'list',
  'map',
];

const NUMBERS = ['number', 'rupees', 'money', 'percent'] as const;
const TEXTS = ['text', 'longText', 'email', 'phone', 'link', 'colour'] as const;

/** The kinds that a key says anything of; at any other one it would be read and mean nothing (CFG-13). */
const ONLY_OF: Partial<Record<keyof PlainField, readonly PlainField['type'][]>> = {
  total: NUMBERS,
  min: NUMBERS,
  max: NUMBERS,
  integer: NUMBERS,
  minLength: TEXTS,
  maxLength: TEXTS,
  pattern: TEXTS,
  multiline: ['text', 'longText'],
  currency: ['money'],
  day: ['date'],
  decimals: ['money', 'percent'],
  fraction: ['percent'],
  values: ['map'],
  reference: ['reference'],
  many: ['reference'],
  searchBy: ['reference'],
  creates: ['reference'],
};

/** Does a field say this of itself? What is off anyway says nothing by false. */
function says(field: PlainField, name: keyof PlainField): boolean {
  const value = field[name];
  return value !== undefined && (value !== false || name === 'creates');
}

/** What of a field contradicts itself: one of the record, of a row, of a filter, or one that an action asks for. */
function* inField(field: PlainField, key: string, roles: readonly Role[]): Found {
  const { type, search, filter, choices, min, max, minLength, maxLength } = field;
  for (const [name, types] of Object.entries(ONLY_OF))
    if (says(field, name as keyof PlainField) && !types.includes(type))
      yield [`${key}.${name}`, problem('onlyOf', { types: types.join(', ') }), true];
  if (search && filter) yield [`${key}.search`, problem('searchAndFilter')];
  if (search && UNSEARCHABLE.includes(type)) yield [`${key}.search`, problem('noSearch', { type })];
  if (filter && !choices && CHOSEN.includes(type))
    yield [`${key}.choices`, problem('filterChoices')];
  if (min !== undefined && max !== undefined && min > max)
    yield [`${key}.min`, problem('atMost', { most: max })];
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength)
    yield [`${key}.minLength`, problem('atMost', { most: maxLength })];
  const ids = (choices ?? []).map(idOf);
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index) yield [`${key}.choices.${index}`, problem('twice', { name: id })];
  const wrong = defaultProblem(field);
  if (wrong) yield [`${key}.default`, wrong];
  // It may be meant to be completed, as '+91 ' is.
  const unfinished = wrong ? null : ownRuleProblem(field);
  if (unfinished) yield [`${key}.default`, unfinished, true];
  yield* idly(idleInField(field, key, roles));
}

function* inTexts(key: string, texts: readonly string[], known: ReadonlySet<string>): Found {
  for (const text of texts) {
    const wrong = templateProblem(text, known);
    if (wrong) yield [key, wrong];
  }
}

/** What of one record contradicts the rest (CFG-05, CFG-08, CFG-12). */
function* inRecordKeys(plain: ReadPlainResource, known: ReadonlySet<string>): Found {
  const { title, rowClick, clone, create, show, edit, fields } = plain;
  if (title !== undefined) yield* inTexts('title', [title], known);
  // A name, or a column, would tell everyone what only some may see.
  const closed = new Set(fields.flatMap(({ source, roles }) => (roles ? [source] : [])));
  const told = (texts: readonly string[]) =>
    texts.flatMap(namesIn).find((source) => closed.has(source));
  const inTitle = told(title === undefined ? [] : [title]);
  if (inTitle !== undefined) yield ['title', problem('forSome', { name: inTitle })];
  for (const [index, { text, roles }] of fields.entries()) {
    const inText = roles ? undefined : told(textsIn(text));
    if (inText !== undefined) yield [`fields.${index}.text`, problem('forSome', { name: inText })];
  }
  if (rowClick === 'record' && !show) yield ['rowClick', problem('needs', { key: 'show' })];
  if (rowClick === 'edit' && !edit) yield ['rowClick', problem('needs', { key: 'edit' })];
  if (clone && !create) yield ['clone', problem('needs', { key: 'create' })];
  for (const [index, { sortBy, sortable }] of fields.entries())
    if (sortBy !== undefined && !sortable)
      yield [`fields.${index}.sortBy`, problem('needs', { key: 'sortable' })];
}

/** Why a form cannot start with the default, or null. */
function defaultProblem({ default: value, choices, ...field }: PlainField): Text | null {
  if (value === undefined) return null;
  switch (field.type) {
    case 'number':
    case 'rupees':
    case 'money':
    case 'percent':
      return numberProblem(value, field);
    case 'boolean':
      return typeof value === 'boolean' ? null : problem('boolean');
    case 'date':
    case 'datetime':
      return value !== 'now' && readMoment(value) === null ? problem('day') : null;
    case 'choice':
    case 'status': {
      const ids = choices?.map(idOf);
      const typed = choices?.some((choice) => meantBy(choice) === value);
      if (typeof value !== 'string' && !typed) return problem('string');
      return ids && !ids.includes(String(value))
        ? problem('oneOf', { values: ids.join(', ') })
        : null;
    }
    case 'json':
      return typeof value === 'string' && readJson(value) === undefined ? problem('json') : null;
    case 'choices':
    case 'list':
    case 'map':
      return problem('invalid');
    case 'reference':
      return typeof value === 'boolean' ? problem('string') : null;
    default:
      if (typeof value !== 'string') return problem('string');
      return field.maxLength !== undefined && [...value.trim()].length > field.maxLength
        ? problem('tooLong', { most: field.maxLength })
        : null;
  }
}

/** A text that the form would refuse as soon as it is saved. */
function ownRuleProblem(field: PlainField): Text | null {
  const { default: value } = field;
  if (typeof value !== 'string' || isBlank(value)) return null;
  const rule = fieldProblem(toField(field), value);
  return rule === undefined ? null : { key: keyOf('ownRule'), params: { rule } };
}

function numberProblem(
  value: unknown,
  { min, max, integer }: Pick<PlainField, 'min' | 'max' | 'integer'>,
): Text | null {
  if (typeof value !== 'number') return problem('number');
  if (integer && !Number.isInteger(value)) return problem('int');
  if (min !== undefined && value < min) return problem('atLeast', { least: min });
  return max !== undefined && value > max ? problem('atMost', { most: max }) : null;
}

/** Each key of a condition is a field, or the record's `id`, and what it wants is a value that the field can have. */
function* named(
  when: object | undefined,
  key: string,
  fields: readonly PlainField[],
  id = true,
): Found {
  for (const [source, wanted] of Object.entries(when ?? {}))
    if ((id && source === 'id') || fields.some((field) => field.source === source))
      yield* idly(neverHeld(wanted, `${key}.${source}`, source, fields));
    else yield [`${key}.${source}`, problem('noField')];
}

/** Whether a field is typed is up to others. */
function* dependsOnItself({ showIf, source }: PlainField, key: string): Found {
  if (showIf && Object.hasOwn(showIf, source)) yield [`${key}.showIf.${source}`, problem('itself')];
}

/** What tabs, cards, sections and tones name is there (CFG-11). */
function* inLook(
  { tabs = [], card, sections = [], tones = [], fields: own }: ReadPlainResource,
  known: ReadonlySet<string>,
): Found {
  const names = tabs.map(({ name }) => name);
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index) yield [`tabs.${index}.name`, problem('twice', { name })];
  const shown = [
    ...(card ? [['card.title', card.title] as const] : []),
    ...(card?.picture === undefined ? [] : [['card.picture', card.picture] as const]),
    ...(card?.lines ?? []).map((line, index) => [`card.lines.${index}`, line] as const),
  ];
  for (const [key, text] of shown) {
    const wrong = /[{}]/.test(text)
      ? templateProblem(text, known)
      : known.has(text)
        ? null
        : problem('wrongCard', { name: text });
    if (wrong) yield [key, wrong];
  }
  const placed = new Set<string>();
  for (const [index, { fields }] of sections.entries())
    for (const [place, name] of fields.entries()) {
      const key = `sections.${index}.fields.${place}`;
      if (!known.has(name)) yield [key, problem('noSuchField', { name })];
      if (placed.has(name)) yield [key, problem('twice', { name })];
      placed.add(name);
    }
  for (const [index, { when }] of tones.entries()) yield* named(when, `tones.${index}.when`, own);
}

/** One action, one name: those of the forms count too. */
function* inNames(plain: ReadPlainResource): Found {
  const { create, edit, delete: remove, rowActions, bulkActions } = plain;
  const taken = new Set(
    Object.entries({ create, edit, remove }).flatMap(([name, on]) => (on ? [name] : [])),
  );
  for (const [list, actions] of Object.entries({ rowActions, bulkActions }))
    for (const [index, { name }] of actions.entries()) {
      if (taken.has(name)) yield [`${list}.${index}.name`, problem('actionTaken', { name })];
      taken.add(name);
    }
}

/** What an action asks for; each may depend on another one of these (CFG-11, CFG-12). */
function* inAsked(ask: readonly PlainField[], key: string, roles: readonly Role[]): Found {
  const sources = ask.map(({ source }) => source);
  for (const [nth, field] of ask.entries()) {
    const at = `${key}.${nth}`;
    if (sources.indexOf(field.source) < nth)
      yield [`${at}.source`, problem('twice', { name: field.source })];
    yield* inField(field, at, roles);
    for (const [place, inner] of (field.fields ?? []).entries())
      yield* inField(inner, `${at}.fields.${place}`, roles);
    yield* idly(dependsOnItself(field, at));
    yield* named(field.showIf, `${at}.showIf`, ask, false);
  }
}

function* inTemplates(
  { rowActions, bulkActions, roles, fields }: ReadPlainResource,
  known: ReadonlySet<string>,
): Found {
  for (const [list, actions] of Object.entries({ rowActions, bulkActions }))
    for (const [index, { path, body, confirm, when, ask = [] }] of actions.entries()) {
      const key = `${list}.${index}`;
      const withAsked = new Set([...known, ...ask.map(({ source }) => `ask.${source}`)]);
      yield* inAsked(ask, `${key}.ask`, roles);
      for (const [part, texts] of Object.entries({
        path: [path],
        body: textsIn(body),
        confirm: textsIn(confirm),
      }))
        yield* inTexts(`${key}.${part}`, texts, part === 'path' ? known : withAsked);
      if (!CALL_PATH.test(path)) yield [`${key}.path`, problem('place')];
      if (list === 'bulkActions' && confirm && textsIn(confirm.title).flatMap(namesIn).length > 0)
        yield [`${key}.confirm.title`, problem('titleOfAll')];
      yield* named(when, `${key}.when`, fields);
    }
}
