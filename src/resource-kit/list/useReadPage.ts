import { useDataProvider, useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { sentFilter } from '#resource-kit/list/conditions.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import type { ReadPage } from '#ui/exportRows.ts';

/**
 * Reads any page of the list as it is filtered and sorted now, for what needs all of them (UI-16); `instead` takes the
 * place of parts that the list asks for, such as those of another period.
 */
export function useReadPage(
  resource: Resource,
  instead?: Readonly<Record<string, string>>,
): ReadPage<ResourceRecord> {
  const dataProvider = useDataProvider();
  const { sort, filterValues, perPage, meta } = useListContext<ResourceRecord>();
  const { asked } = useListParts(resource);
  const { only } = useListPlace();
  const found = (meta as WholeMeta | undefined)?.found;
  // What came whole is there already, found and sorted as it is seen.
  if (found && !instead) return async () => ({ rows: found, total: found.length, more: false });
  return async (page, signal) => {
    const { data, total, pageInfo, meta } = await dataProvider.getList<ResourceRecord>(
      resource.name,
      {
        pagination: { page, perPage },
        sort,
        filter: {
          ...sentFilter(resource.fields, { ...filterValues, ...asked }),
          ...instead,
          ...only,
        },
        signal,
      },
    );
    return {
      rows: data,
      total,
      pages: meta?.pages,
      more: pageInfo?.hasNextPage ?? data.length >= perPage,
    };
  };
}
