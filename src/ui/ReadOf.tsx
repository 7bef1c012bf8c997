import { ReadAt } from './ReadAt.tsx';
import type { Reading } from './ReadView.tsx';

/** When a read was made, with its refresh; nothing while nothing was read (UI-15). */
export function ReadOf({ read }: { read: Omit<Reading<unknown>, 'isPlaceholderData'> }) {
  return read.data === undefined ? null : (
    <ReadAt
      at={read.dataUpdatedAt}
      onRefresh={() => void read.refetch()}
      refreshing={read.isFetching}
      failed={read.error !== null}
      failure={read.error}
    />
  );
}
