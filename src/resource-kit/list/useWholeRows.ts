import { type ListControllerResult, useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import type { Reading } from '#ui/ReadView.tsx';

/** The ticks of a list. */
type Ticks = Pick<ListControllerResult<ResourceRecord>, 'selectedIds' | 'onSelect'>;

/** The whole list around as one reading of all its rows, for what shows them in a way of its own. */
export function useWholeRows<Row>(): Reading<readonly (Row & ResourceRecord)[]> & Ticks {
  const list = useListContext();
  const meta = list.meta as WholeMeta | undefined;
  // The context of a whole list holds all of its query, more than react-admin's type of it tells.
  return { ...list, data: meta?.all } as unknown as ReturnType<typeof useWholeRows<Row>>;
}
