import type { Endpoint } from '#contract/endpoint.ts';
import type { PagedData, ResourceData, WholeData } from '#dataProvider/resourceData.ts';
import type { Choice, Field } from '#fields/field.ts';
import type { Words } from '#i18n/useText.ts';
import {
  defineResource,
  type Resource,
  type ResourceDeclaration,
} from '#resource-kit/defineResource.ts';
import type { PlainResource } from '#resource-kit/plain/schema.ts';
import type { RecordKeys } from '#resource-kit/recordKeys.ts';
import { MENU_SECTIONS, type MenuSection } from '#ui/page.ts';

/** What a plain resource says of itself beside what is done with its records. */
export type PlainList = Omit<
  PlainResource,
  'create' | 'edit' | 'delete' | 'send' | 'rowActions' | 'bulkActions'
>;
type ListCall = NonNullable<PlainResource['list']>;
type PlainField = PlainResource['fields'][number];

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
): Resource => resourceOf(plain, calledData(plain.list, endpoint), more);

/** The resource that a plain declaration stands for; its writes are in `more`. */
export function resourceOf(
  plain: PlainList,
  data: ResourceData,
  more: Partial<ResourceDeclaration>,
): Resource {
  const { name, label, one = label, route = `/${name}`, roles, menu, parts, empty, sort } = plain;
  return defineResource({
    name,
    ...(route !== null && { route }),
    roles,
    title: { text: label },
    one: { text: one },
    ...(menu !== undefined && { menu: { section: isSection(menu) ? menu : { text: menu } } }),
    data,
    ...(parts && { parts }),
    perPage: plain.perPage ?? 25,
    ...(sort && { sort }),
    fields: plain.fields.map(toField),
    shows: plain.show ?? false,
    ...recordKeysOf(plain),
    ...(empty !== undefined && { empty: { text: empty } }),
    ...more,
  });
}

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
  { path: _path, one: _one, key = 'id', page, limit, ...where }: ListCall,
  endpoint: Endpoint,
): PagedData | WholeData {
  const called = { endpoint, key, ...given(where) };
  return page === null
    ? { dialect: 'whole', ...called }
    : { dialect: 'paged', ...called, ...given({ page, limit }) };
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

const given = <T extends object>(where: T): Given<T> =>
  Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined)) as Given<T>;

const isSection = (menu: Words): menu is MenuSection =>
  (MENU_SECTIONS as readonly unknown[]).includes(menu);

/** A field as the kit has it, its label made of the source where none is given. */
export const toField = ({ label, choices, text, invalid, ...rest }: PlainField): Field => ({
  // Of several columns of one source the first alone is typed.
  ...(rest.name !== undefined && { form: false }),
  ...(given(rest) as Omit<Field, 'label' | 'choices'>),
  label: { text: label ?? titleOf(rest.name ?? rest.source) },
  ...(text !== undefined && { template: text }),
  ...(invalid !== undefined && { invalid: { text: invalid } }),
  ...(choices && { choices: choices.map(toChoice) }),
});

function toChoice(choice: NonNullable<PlainField['choices']>[number]): Choice {
  const { id, label } =
    typeof choice === 'object' ? choice : { id: choice, label: titleOf(String(choice)) };
  return {
    id: String(id),
    ...(typeof id !== 'string' && { value: id }),
    label: { text: label },
  };
}

/** 'start_date' as 'Start date'. */
function titleOf(source: string): string {
  const spaced = source.replace(/[._-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
