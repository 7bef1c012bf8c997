import { useListContext } from 'ra-core';
import { ReadAt } from '#ui/ReadAt.tsx';

/** When the list around was read, with its refresh (UI-15). */
export function ListReadAt() {
  const { refetch, isFetching, error, meta } = useListContext();
  return typeof meta?.readAt === 'number' ? (
    <ReadAt
      at={meta.readAt}
      onRefresh={() => refetch()}
      refreshing={isFetching ?? false}
      failed={Boolean(error)}
      failure={error}
    />
  ) : null;
}
