import type { Field } from '#fields/field.ts';

/** The query name of a field's search box, or null when it has none. */
export const searchName = ({ search, source }: Field): string | null =>
  search ? (search === true ? source : search) : null;

/** The query name of a field that is filtered by, or null. */
export const filterName = ({ filter, source }: Field): string | null => {
  if (!filter) return null;
  if (filter === true) return source;
  return typeof filter === 'string' ? filter : (filter.name ?? source);
};

/** The query name that records are searched by, that of the first field that has one; null: by none. */
export const searchedBy = (fields: readonly Field[]): string | null =>
  fields.map(searchName).find((found) => found !== null) ?? null;
