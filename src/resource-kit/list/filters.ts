import type { Field } from '#fields/field.ts';

/** The query name of a field's search box, or null when it has none. */
export const searchName = ({ search, source }: Field): string | null =>
  search ? (search === true ? source : search) : null;

/** The query name of a field with a choice to filter by, or null. */
export const filterName = ({ filter, source }: Field): string | null =>
  filter ? (filter === true ? source : filter) : null;

/** The filters of an address without a choice that the list does not offer, as of an old or mistyped link. */
export function knownFilters(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const offered = new Map(
    fields.flatMap((field) => {
      const name = filterName(field);
      return name && field.choices ? [[name, field.choices] as const] : [];
    }),
  );
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => offered.get(name)?.some(({ id }) => id === value) ?? true,
    ),
  );
}
