import type { FormValues } from '#dataProvider/resourceData.ts';

/** What a new record starts with, in an address: values that stand, and the record whose values it takes over. */
export const GIVEN = 'with';
const CLONED = 'from';

/** The query of the form for a new record that belongs to another one: the parent is carried over (CFG-08). */
export const givenQuery = (values: FormValues): string =>
  `?${new URLSearchParams({ [GIVEN]: JSON.stringify(values) })}`;

/** The query of the form for a new record that starts as this one is (CFG-12). */
export const cloneQuery = (id: string | number): string =>
  `?${new URLSearchParams({ [CLONED]: String(id) })}`;

/** The record that is cloned in this address, or null. */
export const clonedIn = (query: URLSearchParams): string | null => query.get(CLONED) || null;

/** The query without what a new record starts with: that of the list. */
export function listQuery(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(GIVEN) && !query.has(CLONED)) return search;
  query.delete(GIVEN);
  query.delete(CLONED);
  return query.size === 0 ? '' : `?${query}`;
}

/** Where the form leads back to, when that is not its list: a path of the console. */
export const backFrom = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'back' in state &&
  typeof state.back === 'string' &&
  /^\/(?![/\\])/.test(state.back)
    ? state.back
    : null;
