import { useStore } from 'ra-core';
import type { Resource } from '#resource-kit/defineResource.ts';
import { type ListView, plainViewOf, type SavedView } from '#resource-kit/list/view.ts';

/** The person's view of a list and the way to change it; kept in this browser (UI-11). */
export const useListView = ({ name, fields }: Pick<Resource, 'name' | 'fields'>) =>
  useStore<ListView>(`view.${name}.table`, plainViewOf(fields));

/** The person's saved views of a list. */
export const useSavedViews = ({ name }: Pick<Resource, 'name'>) =>
  useStore<readonly SavedView[]>(`view.${name}.saved`, []);

/** Do copies and files of a list hold ids and stored values instead of what is shown (UI-11)? */
export function useRawCells({ name }: Pick<Resource, 'name'>): [boolean, (raw: boolean) => void] {
  const [stored, setStored] = useStore<unknown>(`view.${name}.raw`, false);
  return [stored === true, setStored];
}
