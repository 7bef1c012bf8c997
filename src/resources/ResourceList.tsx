import { ListBase, useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resources/defineResource.ts';
import { ListBody } from '#resources/list/ListBody.tsx';
import { ListFilters } from '#resources/list/ListFilters.tsx';
import { ListTitle } from '#resources/list/ListTitle.tsx';
import { Pager } from '#ui/Pager.tsx';

/** The list of a declared resource: heading, filters, rows, pages; all of its state is in the address (APP-15). */
export function ResourceList({ resource }: { resource: Resource }) {
  const { perPage = 10, sort = { field: 'id', order: 'ASC' as const }, aside: Aside } = resource;
  return (
    <ListBase
      resource={resource.resource}
      perPage={perPage}
      sort={sort}
      disableAuthentication
      queryOptions={{ placeholderData: (previous) => previous }}
    >
      <ListTitle resource={resource} />
      {Aside && <Aside />}
      <ListFilters resource={resource} />
      <ListBody resource={resource} />
      <Pages />
    </ListBase>
  );
}

function Pages() {
  const { page, setPage, hasNextPage, meta, data } = useListContext<ResourceRecord>();
  if (!data) return null;
  return <Pager page={page} onPage={setPage} total={meta?.pages} more={hasNextPage ?? false} />;
}
