import { useDataProvider, useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import type { ReadPage } from '#ui/exportRows.ts';

/** Reads any page of the list as it is filtered and sorted now, for what needs all of them (UI-16). */
export function useReadPage({ resource }: Pick<Resource, 'resource'>): ReadPage<ResourceRecord> {
  const dataProvider = useDataProvider();
  const { sort, filterValues, perPage } = useListContext<ResourceRecord>();
  return async (page, signal) => {
    const { data, total, pageInfo, meta } = await dataProvider.getList<ResourceRecord>(resource, {
      pagination: { page, perPage },
      sort,
      filter: filterValues,
      signal,
    });
    return {
      rows: data,
      total,
      pages: meta?.pages,
      more: pageInfo?.hasNextPage ?? data.length >= perPage,
    };
  };
}
