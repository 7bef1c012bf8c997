import { ListContextProvider, ResourceContextProvider, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceRecord, WholeData } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListBar } from '#resource-kit/list/ListBar.tsx';
import { ListBody } from '#resource-kit/list/ListBody.tsx';
import { ListTabs } from '#resource-kit/list/ListTabs.tsx';
import { ListTitle } from '#resource-kit/list/ListTitle.tsx';
import { useList } from '#resource-kit/list/useList.ts';
import { useListChanges } from '#resource-kit/list/useListAddress.ts';
import { useWholeList } from '#resource-kit/list/useWholeList.ts';
import { Pager } from '#ui/Pager.tsx';

/** The list of a declared resource: heading, filters, rows, pages; all of its state is in the address (APP-15). */
export function ResourceList({ resource }: { resource: Resource }) {
  return (
    <ListOf resource={resource}>
      <ListTitle resource={resource} />
      <ListTabs resource={resource}>
        <ListBar resource={resource} />
        <ListBody resource={resource} />
        <ListPages selector={resource.anyPage ?? false} />
      </ListTabs>
    </ListOf>
  );
}

/** What a list of a resource has read, for the parts inside. */
export function ListOf({ resource, children }: { resource: Resource; children: ReactNode }) {
  return (
    <ResourceContextProvider value={resource.name}>
      {isWhole(resource) ? (
        <WholeListOf resource={resource}>{children}</WholeListOf>
      ) : (
        <PagedListOf resource={resource}>{children}</PagedListOf>
      )}
    </ResourceContextProvider>
  );
}

const isWhole = (resource: Resource): resource is Resource & { data: WholeData } =>
  resource.data.dialect === 'whole';

function WholeListOf({
  resource,
  children,
}: {
  resource: Resource & { data: WholeData };
  children: ReactNode;
}) {
  return <ListContextProvider value={useWholeList(resource)}>{children}</ListContextProvider>;
}

function PagedListOf({ resource, children }: { resource: Resource; children: ReactNode }) {
  return <ListContextProvider value={useList(resource)}>{children}</ListContextProvider>;
}

/** The pages of a list, also where one failed; `selector`: any of them can be typed. */
export function ListPages({ selector = false }: { selector?: boolean }) {
  const { page, perPage, total, setPage, hasNextPage, meta, data, error } =
    useListContext<ResourceRecord>();
  const { stepPage } = useListChanges();
  if (!data && !error) return null;
  return (
    <Pager
      page={page}
      onPage={setPage}
      onStep={stepPage}
      total={meta?.pages ?? (total === undefined ? undefined : Math.ceil(total / perPage))}
      more={hasNextPage ?? false}
      selector={selector}
    />
  );
}
