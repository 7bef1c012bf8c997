import type { Resource } from '#resources/defineResource.ts';
import { GroupFilters } from '#resources/groups/GroupFilters.tsx';
import { ListBody } from '#resources/list/ListBody.tsx';
import { ListTitle } from '#resources/list/ListTitle.tsx';
import { ListOf, ListPages } from '#resources/ResourceList.tsx';

/** The groups: what is listed is chosen first and searched by a button; any page can be typed (GRP-01). */
export function GroupList({ resource }: { resource: Resource }) {
  return (
    <ListOf resource={resource}>
      <ListTitle resource={resource} />
      <GroupFilters />
      <ListBody resource={resource} />
      <ListPages selector />
    </ListOf>
  );
}
