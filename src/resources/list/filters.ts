import type { Field } from '#fields/field.ts';

/** The query name of a field's search box, or null when it has none. */
export const searchName = ({ search, source }: Field): string | null =>
  search ? (search === true ? source : search) : null;

/** The query name of a field with a choice to filter by, or null. */
export const filterName = ({ filter, source }: Field): string | null =>
  filter ? (filter === true ? source : filter) : null;
