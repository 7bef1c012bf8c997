import type { Resource } from '#resource-kit/defineResource.ts';
import { useListView } from '#resource-kit/list/useListView.ts';

/** How a list shows its rows now: as its cards, where it has some, or as a table, as the person chose (UI-11). */
export function useListLook(resource: Resource): 'cards' | 'table' {
  const [view] = useListView(resource);
  return resource.card ? (view.look ?? 'cards') : 'table';
}
