import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Resource } from '#resource-kit/defineResource.ts';
import { sentFilter } from '#resource-kit/list/conditions.ts';
import type { ListTab } from '#resource-kit/list/tabs.ts';
import { useListParts } from '#resource-kit/list/useListParts.ts';

const NONE: readonly ListTab[] = [];
const ONE_ROW = { page: 1, perPage: 1 };

/** How many records are behind each tab that says so: the total of a page of one row, read again with the list (CFG-11). */
export function useTabCounts(resource: Resource): ReadonlyMap<string, number> {
  const dataProvider = useDataProvider();
  const { name, fields, tabs } = resource;
  const { named, missing } = useListParts(resource);
  const counted = (tabs?.options ?? NONE).filter((tab) => tab.counted);
  const sort = resource.sort ?? { field: 'id', order: 'ASC' as const };
  return useQueries({
    queries: counted.map((tab) => {
      const filter = sentFilter(fields, { ...named, ...tab.filter });
      return {
        queryKey: [name, 'tabCount', filter],
        enabled: !missing,
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const { total } = await dataProvider.getList(name, {
            pagination: ONE_ROW,
            sort,
            filter,
            signal,
          });
          return total ?? null;
        },
      };
    }),
    combine: (reads) =>
      new Map(
        counted.flatMap(({ value }, place) => {
          const count = reads[place]?.data;
          return typeof count === 'number' ? [[value, count] as const] : [];
        }),
      ),
  });
}
