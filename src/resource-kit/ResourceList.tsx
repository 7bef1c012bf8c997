import Box from '@mui/material/Box';
import { ListContextProvider, ResourceContextProvider, useListContext } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import type { ResourceRecord, WholeData } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListBar } from '#resource-kit/list/ListBar.tsx';
import { ListBody } from '#resource-kit/list/ListBody.tsx';
import { ListSkeleton } from '#resource-kit/list/ListSkeleton.tsx';
import { ListTitle } from '#resource-kit/list/ListTitle.tsx';
import { ListTotals, PageSizes, TabbedList } from '#resource-kit/list/laterParts.ts';
import { useList } from '#resource-kit/list/useList.ts';
import { useListChanges } from '#resource-kit/list/useListAddress.ts';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { useWholeList, type WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The list of a declared resource: heading, filters, rows, pages; all of its state is in the address (APP-15). */
export function ResourceList({ resource }: { resource: Resource }) {
  const { heading: Heading = ListTitle } = resource;
  return (
    <ListOf resource={resource}>
      <Suspense fallback={<ListSkeleton resource={resource} />}>
        <Heading resource={resource} />
        <ListRows resource={resource} />
      </Suspense>
    </ListOf>
  );
}

/** What a list shows below its heading; the same beside other lists on a page of their own. */
export function ListRows({ resource }: { resource: Resource }) {
  const label = useLabel();
  const { missing } = useListParts(resource);
  const hasTotals = resource.fields.some(({ total }) => total);
  const { above: Above, below: Below, frame: Frame } = resource;
  if (missing)
    return resource.missing ? (
      <EmptyState
        title={label(resource.missing.title)}
        {...(resource.missing.hint && { message: label(resource.missing.hint) })}
      />
    ) : null;
  const bar = <ListBar resource={resource} />;
  const parts = (
    <>
      {!resource.oneRow && bar}
      <Suspense fallback={<ListSkeleton resource={resource} />}>
        {Above && <Above resource={resource} />}
        <ListBody resource={resource} />
        <Suspense fallback={null}>{hasTotals && <ListTotals resource={resource} />}</Suspense>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <ListPages selector={resource.anyPage ?? false} whole={isWhole(resource)} />
          <Suspense fallback={null}>
            {resource.perPages && <PageSizes sizes={resource.perPages} />}
          </Suspense>
        </Box>
      </Suspense>
      <Suspense fallback={null}>{Below && <Below resource={resource} />}</Suspense>
    </>
  );
  const framed = Frame ? <Frame resource={resource}>{parts}</Frame> : parts;
  return resource.tabs ? (
    <TabbedList resource={resource} beside={resource.oneRow && bar}>
      {framed}
    </TabbedList>
  ) : (
    <>
      {resource.oneRow && bar}
      {framed}
    </>
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

/** Do the rows of a resource come at once? */
export const isWhole = (resource: Resource): resource is Resource & { data: WholeData } =>
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

/** The pages of a list, also where one failed; `selector`: any of them can be typed; `whole`: its rows come at once. */
export function ListPages({
  selector = false,
  whole = false,
}: {
  selector?: boolean;
  whole?: boolean;
}) {
  const { page, perPage, total, setPage, hasNextPage, meta, data, error } =
    useListContext<ResourceRecord>();
  const { stepPage } = useListChanges();
  // All of a whole list's cards are in sight, and a single page needs no pager; nor does a list that came to nothing.
  const found = (meta as WholeMeta | undefined)?.found;
  if (!data && (whole || !error)) return null;
  if (found && found.length <= (data?.length ?? 0)) return null;
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
