import type { Role } from '#authProvider/roles.ts';
import { conditionOf } from '#dataProvider/conditions.ts';
import { namesIn } from '#dataProvider/template.ts';
import { columnOf } from '#fields/field.ts';
import { howsOf } from '#resource-kit/list/conditions.ts';
import { filterName, searchName } from '#resource-kit/list/filterNames.ts';
import { toField } from '#resource-kit/plain/fromPlain.ts';
import { type Found, problem } from '#resource-kit/plain/mistake.ts';
import type { ReadPlainResource } from '#resource-kit/plain/schema.ts';
import { textsIn } from '#resource-kit/plain/template.ts';

type PlainField = ReadPlainResource['fields'][number];
type FilterField = NonNullable<ReadPlainResource['filters']>[number];
type PlainChoice = NonNullable<PlainField['choices']>[number];

/** Kinds that choose among their choices, in the form and in the filter. */
export const CHOSEN: readonly PlainField['type'][] = ['choice', 'choices', 'status'];

/** What a choice stands for. */
export const meantBy = (choice: PlainChoice) => (typeof choice === 'object' ? choice.id : choice);
/** The same as text. */
export const idOf = (choice: PlainChoice): string => String(meantBy(choice));

/** What is filtered by and is no column, as a field: without a word it is a filter (CFG-06). */
export const asFilter = (field: FilterField): PlainField => ({
  ...field,
  filter: field.filter ?? !field.search,
});

/** Is it in the form? Of several columns of one source the first alone is. */
export const isTyped = ({ form, name }: PlainField): boolean => form ?? name === undefined;

/** What a field says and what then comes to nothing (CFG-13). */
export function* idleInField(field: PlainField, key: string, roles: readonly Role[]): Found {
  const { type, filter, choices, invalid } = field;
  if (choices && !CHOSEN.includes(type) && !filter)
    yield [`${key}.choices`, problem('onlyOf', { types: CHOSEN.join(', ') })];
  const ruled = [field.pattern, field.minLength, field.maxLength].some(
    (rule) => rule !== undefined,
  );
  if (invalid !== undefined && !ruled)
    yield [`${key}.invalid`, problem('needs', { key: 'pattern / minLength / maxLength' })];
  yield* strangers(field.roles, `${key}.roles`, roles);
  if (typeof filter !== 'object') return;
  if (filter.many && !choices) yield [`${key}.filter.many`, problem('needs', { key: 'choices' })];
  const can = howsOf({ ...toField(field), filter: true }).map((how) =>
    how === 'empty' || how === 'filled' ? 'null' : how,
  );
  for (const [place, operator] of (filter.operators ?? []).entries())
    if (!can.includes(operator))
      yield [
        `${key}.filter.operators.${place}`,
        problem('oneOf', { values: [...new Set(can)].join(', ') }),
      ];
}

/** What a field of the record says of a form that it is no part of; the records of a list show all their fields. */
export function* idleInForm(field: PlainField, key: string): Found {
  if (isTyped(field)) return;
  for (const [name, value] of Object.entries({ required: field.required, default: field.default }))
    if (value !== undefined && value !== false)
      yield [
        `${key}.${name}`,
        problem('beside', { key: field.form === false ? 'form: false' : 'name' }),
      ];
}

/** Roles that do not open the resource at all. */
function* strangers(some: readonly Role[] | undefined, key: string, roles: readonly Role[]): Found {
  for (const [place, role] of (some ?? []).entries())
    if (!roles.includes(role)) yield [`${key}.${place}`, problem('stranger', { role })];
}

/** Values that a field of choices never has, or a list of none. */
export function* neverHeld(
  wanted: unknown,
  key: string,
  source: string,
  fields: readonly PlainField[],
): Found {
  const values = [wanted].flat();
  if (values.length === 0) yield [key, problem('empty')];
  const choices = fields.flatMap((field) => (field.source === source ? (field.choices ?? []) : []));
  const ids = choices.map(idOf);
  if (choices.length === 0) return;
  // Nothing at all is no choice, and may be meant.
  const never = values.find((value) => !ids.includes(String(value ?? '')) && (value ?? '') !== '');
  if (never !== undefined) yield [key, problem('oneOf', { values: ids.join(', ') })];
}

/** What of a resource is said and comes to nothing beside the rest (CFG-13). */
export function* idleKeys(plain: ReadPlainResource): Found {
  const { fields, roles, related = [], sections, send, show, create, edit } = plain;
  const { rowActions, bulkActions } = plain;
  for (const [index, { list }] of related.entries())
    if (!show && !list) yield [`related.${index}.list`, problem('relatedNowhere')];
  if (send === 'changed' && !edit) yield ['send', problem('needs', { key: 'edit' })];
  if (sections && !create && !edit && !show)
    yield ['sections', problem('needs', { key: 'create / edit / show' })];
  if (!create && !edit)
    for (const [index, field] of fields.entries())
      if (field.required && isTyped(field))
        yield [`fields.${index}.required`, problem('needs', { key: 'create / edit' })];
  for (const [key, grant] of Object.entries({ create, edit, delete: plain.delete })) {
    if (grant && key !== 'delete' && !fields.some(isTyped)) yield [key, problem('nothingTyped')];
    if (typeof grant === 'object') yield* strangers(grant.roles, `${key}.roles`, roles);
  }
  for (const [list, actions] of Object.entries({ rowActions, bulkActions }))
    for (const [index, action] of actions.entries())
      yield* strangers(action.roles, `${list}.${index}.roles`, roles);
  for (const [index, { path, body }] of bulkActions.entries()) {
    const names = [path, ...textsIn(body)].flatMap(namesIn);
    if (names.every((name) => name.startsWith('ask.')))
      yield [`bulkActions.${index}.path`, problem('namesNone')];
  }
  yield* inQueries(plain);
  yield* inTabs(plain);
  yield* inList(plain);
}

/** What the list's own call cannot do: rows that come whole are sorted and filtered by the console, pages by the service. */
function* inList({ list, operators, sort, fields }: ReadPlainResource): Found {
  if (!list) return;
  const whole = list.page === null;
  if (whole && operators) yield ['operators', problem('beside', { key: 'list.page: null' })];
  if (whole && list.sort) yield ['list.sort', problem('beside', { key: 'list.page: null' })];
  if (whole || list.sort) return;
  if (sort) yield ['sort', problem('needs', { key: 'list.sort' })];
  for (const [index, { sortable }] of fields.entries())
    if (sortable) yield [`fields.${index}.sortable`, problem('needs', { key: 'list.sort' })];
}

/** All that a list is searched and filtered by, by key. */
const askedBy = ({ fields, filters = [] }: ReadPlainResource): [string, PlainField][] => [
  ...fields.map((field, index): [string, PlainField] => [`fields.${index}`, field]),
  ...filters.map((field, index): [string, PlainField] => [`filters.${index}`, asFilter(field)]),
];

/** One name of the query, one thing that is asked by it. */
function* inQueries(plain: ReadPlainResource): Found {
  const taken = new Set<string>();
  for (const [key, plainField] of askedBy(plain)) {
    const field = toField(plainField);
    const query = searchName(field) ?? filterName(field);
    if (query === null && key.startsWith('filters'))
      yield [`${key}.filter`, problem('asksNothing')];
    if (query === null) continue;
    if (taken.has(query))
      yield [`${key}.${field.search ? 'search' : 'filter'}`, problem('queryTwice', { query })];
    taken.add(query);
  }
}

/** A tab asks for what there is. */
function* inTabs(plain: ReadPlainResource): Found {
  const asked = askedBy(plain).map(([, field]) => field);
  const named = new Map(
    asked.flatMap((field) => {
      const query = filterName(toField(field)) ?? searchName(toField(field));
      return query === null ? [] : [[query, field.source] as const];
    }),
  );
  const sources = new Set(['id', ...asked.map(({ source }) => source)]);
  for (const [index, { filter = {} }] of (plain.tabs ?? []).entries())
    for (const [name, wanted] of Object.entries(filter)) {
      const key = `tabs.${index}.filter.${name}`;
      const source = sources.has(name) ? name : named.get(name);
      if (source === undefined) {
        yield [key, problem('noSuchField', { name })];
        continue;
      }
      const { eq, in: any } = conditionOf(wanted as Parameters<typeof conditionOf>[0]);
      yield* neverHeld(any ?? eq, key, source, asked);
    }
}

/** What related lists use of other resources: 'orders.total'. */
export const usedElsewhere = (plains: readonly ReadPlainResource[]): ReadonlySet<string> =>
  new Set(
    plains
      .flatMap(({ related = [] }) => related)
      .flatMap(({ resource, by, columns = [] }) =>
        [by, ...columns].map((name) => `${resource}.${name}`),
      ),
  );

/** What is said of a column that no list shows, or of an input that nobody fills in, neither here nor elsewhere. */
export function* neverSeen(plain: ReadPlainResource, elsewhere: ReadonlySet<string>): Found {
  for (const [index, field] of plain.fields.entries()) {
    const key = `fields.${index}`;
    const { list, total, hidden, sortable, required, readOnly, source } = field;
    const given = field.default !== undefined || plain.clone;
    // Cards are sorted by what their table does not show too.
    const idle = Object.entries({ total, hidden, sortable: sortable && !plain.card });
    if (list === false && !elsewhere.has(`${plain.name}.${columnOf(field)}`))
      for (const [name, on] of idle)
        if (on) yield [`${key}.${name}`, problem('beside', { key: 'list: false' })];
    // One that is locked has its default, or the value of the record that it is added to or cloned from.
    if (required && readOnly && !given && !elsewhere.has(`${plain.name}.${source}`))
      yield [`${key}.required`, problem('beside', { key: 'readOnly' })];
  }
}
