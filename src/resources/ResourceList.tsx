import { useQueryClient } from '@tanstack/react-query';
import { ListBase, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resources/defineResource.ts';
import { ListBar } from '#resources/list/ListBar.tsx';
import { ListBody } from '#resources/list/ListBody.tsx';
import { ListTitle } from '#resources/list/ListTitle.tsx';
import { Pager } from '#ui/Pager.tsx';

/** The list of a declared resource: heading, filters, rows, pages; all of its state is in the address (APP-15). */
export function ResourceList({ resource }: { resource: Resource }) {
  return (
    <ListOf resource={resource}>
      <ListTitle resource={resource} />
      <ListBar resource={resource} />
      <ListBody resource={resource} />
      <ListPages selector={resource.anyPage ?? false} />
    </ListOf>
  );
}

/** What a list of a resource has read, for the parts inside; failed reads are asked again as any other (NET-03). */
export function ListOf({ resource, children }: { resource: Resource; children: ReactNode }) {
  const { perPage = 10, sort = { field: 'id', order: 'ASC' as const } } = resource;
  const { retry, retryDelay } = useQueryClient().getDefaultOptions().queries ?? {};
  return (
    <ListBase
      resource={resource.resource}
      perPage={perPage}
      sort={sort}
      disableAuthentication
      queryOptions={{
        ...(retry !== undefined && { retry }),
        ...(retryDelay !== undefined && { retryDelay }),
        placeholderData: (previous) => previous,
        onError: () => {},
      }}
    >
      {children}
    </ListBase>
  );
}

/** The pages of a list; `selector`: any of them can be typed. */
export function ListPages({ selector = false }: { selector?: boolean }) {
  const { page, setPage, hasNextPage, meta, data } = useListContext<ResourceRecord>();
  if (!data) return null;
  return (
    <Pager
      page={page}
      onPage={setPage}
      total={meta?.pages}
      more={hasNextPage ?? false}
      selector={selector}
    />
  );
}
