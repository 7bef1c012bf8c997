import { mayAccess } from '#authProvider/access.ts';
import { idAsRead } from '#dataProvider/records.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { columnOf } from '#fields/field.ts';
import { declaredResource } from '#resource-kit/declaredResource.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { filterName } from '#resource-kit/list/filterNames.ts';
import { everyTab } from '#resource-kit/list/tabs.ts';
import type { Related } from '#resource-kit/recordKeys.ts';
import type { Label } from '#ui/page.ts';

/** A related list with what is declared of its resource, as this person may see it. */
export interface RelatedList extends Related {
  /** The other resource, with the columns that are shown here. */
  of: Resource;
  heading: Label;
  /** What its service is asked by for those of one record: the query name of `by`. */
  asks: string;
  /** What its own list is asked for in the address, so that no tab leaves one of them out. */
  tab: Readonly<Record<string, string>>;
}

/** The lists that belong to the records of a resource, of those that the person may open (CFG-08). */
export const relatedLists = ({ related = [] }: Pick<Resource, 'related'>): RelatedList[] =>
  related.flatMap((one) => {
    const other = declaredResource(one.resource);
    if (!other || !mayAccess({ resource: other.name, action: 'list' })) return [];
    const { columns } = one;
    // It is asked for by the record alone.
    const { tabs, parts: _parts, mayAsk: _may, ...own } = other;
    const fields = other.fields.map((field) => {
      const shown = columns
        ? columns.includes(columnOf(field))
        : field.list !== false && field.source !== one.by;
      return { ...field, list: shown };
    });
    const order = (field: (typeof fields)[number]) => columns?.indexOf(columnOf(field)) ?? 0;
    const of = { ...own, fields: fields.toSorted((a, b) => order(a) - order(b)) };
    const every = tabs && !tabs.inRoute ? everyTab(tabs) : undefined;
    const tab = tabs && every !== undefined ? { [tabs.name]: every } : {};
    return [{ ...one, of, heading: one.label ?? other.title, asks: queryName(other, one.by), tab }];
  });

/** What a resource is filtered by for one of its fields; rows that come whole are filtered here, by the field itself. */
const queryName = ({ data, fields }: Resource, by: string): string =>
  data.dialect === 'whole'
    ? by
    : (fields.flatMap((field) => (field.source === by ? (filterName(field) ?? []) : []))[0] ?? by);

/** What the other records have of this one: the id as it came, a number as a number. */
export const belongingTo = ({ by }: Related, record: ResourceRecord): Record<string, unknown> => ({
  [by]: idAsRead(record),
});

/** The filter that finds the other records, as their service knows it (CFG-06, CFG-08). */
export const askedFor = (
  { asks }: RelatedList,
  record: ResourceRecord,
): Record<string, unknown> => ({
  [asks]: idAsRead(record),
});

/** The other resource's own list, of this record's alone; null: it has no page. */
export const relatedAddress = (list: RelatedList, record: ResourceRecord): string | null =>
  list.of.route === ''
    ? null
    : `${list.of.route}?${new URLSearchParams({ ...list.tab, filter: JSON.stringify(askedFor(list, record)) })}`;
