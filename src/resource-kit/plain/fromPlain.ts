import type { Endpoint } from '#contract/endpoint.ts';
import { meetsAll } from '#dataProvider/conditions.ts';
import { valueAt } from '#dataProvider/paths.ts';
import type { PagedData, ResourceData, WholeData } from '#dataProvider/resourceData.ts';
import type { Choice, Field } from '#fields/field.ts';
import type { Words } from '#i18n/useText.ts';
import {
  defineResource,
  type Resource,
  type ResourceDeclaration,
} from '#resource-kit/defineResource.ts';
import { EVERY, type ListTab, type ListTabs } from '#resource-kit/list/tabs.ts';
import { declaredCard } from '#resource-kit/plain/declaredCard.ts';
import type { PlainResource } from '#resource-kit/plain/schema.ts';
import type { RecordKeys } from '#resource-kit/recordKeys.ts';
import { knownStatus } from '#rules/status.ts';
import { MENU_SECTIONS, type MenuSection } from '#ui/page.ts';

/** What a plain resource says of itself beside what is done with its records. */
export type PlainList = Omit<
  PlainResource,
  'create' | 'edit' | 'delete' | 'send' | 'rowActions' | 'bulkActions'
>;
type ListCall = NonNullable<PlainResource['list']>;
type PlainField = PlainResource['fields'][number];
type FilterField = NonNullable<PlainResource['filters']>[number];
type PlainTabs = NonNullable<PlainResource['tabs']>;

/** What a built-in entity has beside its plain declaration: its call as the contract checks it, and components. */
export type BuiltIn = Pick<
  ResourceDeclaration,
  'actions' | 'card' | 'heading' | 'above' | 'below' | 'toRecord'
> & { endpoint: Endpoint };

/**
 * A built-in entity that is declared as /config.json declares one (CFG-01, CFG-03). Nothing is checked here, so that
 * the first script needs no checks; a test holds each of them against the schema.
 */
export const fromPlain = (
  plain: PlainList & { list: ListCall },
  { endpoint, ...more }: BuiltIn,
): Resource => resourceOf(plain, calledData(plain, endpoint), more);

/** The resource that a plain declaration stands for; its writes are in `more`. */
export function resourceOf(
  plain: PlainList,
  data: ResourceData,
  more: Partial<ResourceDeclaration>,
): Resource {
  const { name, label, one = label, route = `/${name}`, roles, menu, parts, empty, sort } = plain;
  const { icon, tabs, card, sections, tones, filters = [] } = plain;
  const [usual = 25, ...sizes] = sizesOf(plain);
  return defineResource({
    name,
    ...(route !== null && { route }),
    roles,
    title: { text: label },
    one: { text: one },
    ...(menu !== undefined && { menu: { section: isSection(menu) ? menu : { text: menu } } }),
    data,
    ...(parts && { parts }),
    perPage: usual,
    ...(sizes.length > 0 && { perPages: [usual, ...sizes] }),
    ...(sort && { sort }),
    fields: [...plain.fields.map(toField), ...filters.map(toFilter)],
    ...(icon && { icon }),
    ...(tabs && { tabs: tabsOf(tabs, data, label) }),
    ...(card && { card: declaredCard(card) }),
    ...(sections && {
      sections: sections.map(({ label, fields, tab }) => ({
        label: { text: label },
        fields,
        ...(tab !== undefined && { tab: { text: tab } }),
      })),
    }),
    ...(tones && { rowTones: tones }),
    shows: plain.show ?? false,
    ...recordKeysOf(plain),
    ...(empty !== undefined && { empty: { text: empty } }),
    ...more,
  });
}

/** The sizes of a page, the usual one first. */
export const sizesOf = ({ perPage = 25 }: Pick<PlainList, 'perPage'>): number[] => [perPage].flat();

/**
 * Presets of the filter; of rows that come whole each tab takes its own here (CFG-11). Where each of them leaves
 * something out, a link may still ask for all: then that is a tab beside them.
 */
const tabsOf = (tabs: PlainTabs, data: ResourceData, label: Words): ListTabs => {
  const whole = data.dialect === 'whole';
  const [first, ...rest] = tabs.map(
    ({ name, label: words, filter }): ListTab => ({
      value: name,
      label: { text: words },
      ...(whole
        ? filter && { holds: (record) => meetsAll((source) => valueAt(record, source), filter) }
        : { ...(filter && { filter }), counted: true }),
    }),
  );
  if (!first) throw new Error('tabs without one');
  return {
    name: 'tab',
    label: { text: label },
    options: [first, ...rest],
    other: (value) => (value === EVERY ? { label: 'fields.all' } : null),
  };
};

/** What a declaration says of one record. */
const recordKeysOf = ({ title, related, rowClick, clone }: PlainList): RecordKeys => ({
  ...(title !== undefined && { recordName: title }),
  ...(related && {
    related: related.map(({ label, ...one }) => ({
      ...(given(one) as RelatedKeys),
      ...(label !== undefined && { label: { text: label } }),
    })),
  }),
  ...(rowClick && { rowClick }),
  ...(clone && { clone }),
});
type RelatedKeys = Omit<NonNullable<RecordKeys['related']>[number], 'label'>;

/** Where the rows are in the answer of a call. Without a page to ask for, it gives all of them. */
export function calledData(
  {
    list: { path: _path, one: _one, key = 'id', page, limit, ...where },
    operators,
  }: Pick<PlainList, 'operators'> & { list: ListCall },
  endpoint: Endpoint,
): PagedData | WholeData {
  const called = { endpoint, key, ...given(where) };
  return page === null
    ? { dialect: 'whole', ...called }
    : {
        dialect: 'paged',
        ...called,
        ...given({ page, limit }),
        ...(operators && { operators: given(operators) }),
      };
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without what is not there, as the kit's optional keys want it. */
export const given = <T extends object>(where: T): Given<T> =>
  Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined)) as Given<T>;

const isSection = (menu: Words): menu is MenuSection =>
  (MENU_SECTIONS as readonly unknown[]).includes(menu);

/** A field as the kit has it, its label made of the source where none is given. */
export const toField = ({
  label,
  choices,
  hint,
  fields,
  text,
  invalid,
  ...rest
}: Omit<PlainField, 'fields'> & { fields?: readonly PlainField[] | undefined }): Field => ({
  // Of several columns of one source the first alone is typed.
  ...(rest.name !== undefined && { form: false }),
  ...(given(rest) as Omit<Field, 'label' | 'choices' | 'hint' | 'fields'>),
  label: { text: label ?? titleOf(rest.name ?? rest.source) },
  ...(text !== undefined && { template: text }),
  ...(invalid !== undefined && { invalid: { text: invalid } }),
  ...(choices && { choices: choices.map((choice) => toChoice(choice, rest.type === 'status')) }),
  ...(hint !== undefined && { hint: { text: hint } }),
  ...(fields && { fields: fields.map(toField) }),
});

/** What a list is filtered by and does not show. */
const toFilter = ({ filter, search, ...rest }: FilterField): Field => ({
  ...toField({ ...rest, ...(search ? { search } : { filter: filter ?? true }) }),
  list: false,
  form: false,
  show: false,
  exported: false,
  findable: false,
});

/** A status that is known has its own word, in both languages and everywhere alike (UI-07, CFG-11). */
function toChoice(choice: NonNullable<PlainField['choices']>[number], ofStatus: boolean): Choice {
  const { id, label, tone } =
    typeof choice === 'object' ? choice : { id: choice, label: undefined, tone: undefined };
  const known = ofStatus ? knownStatus(id) : undefined;
  return {
    id: String(id),
    ...(typeof id !== 'string' && { value: id }),
    label:
      label === undefined && known ? `ui.status.${known}` : { text: label ?? titleOf(String(id)) },
    ...(tone && { tone }),
  };
}

/** 'start_date' as 'Start date'. */
function titleOf(source: string): string {
  const spaced = source.replace(/[._-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
