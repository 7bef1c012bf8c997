import type { Field } from '#fields/field.ts';

/** The query name of a field's search box or filter, or null when it has none. */
export const searchName = ({ search, source }: Field): string | null =>
  search ? (search === true ? source : search) : null;

export const filterName = ({ filter, source }: Field): string | null =>
  filter ? (filter === true ? source : filter) : null;
