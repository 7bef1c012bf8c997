import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';

/** Can a row be ticked? Where nothing can be done with ticked rows none can (UI-16). */
export const mayTick = (
  { actions, bulkBar, mayTick: may }: Pick<Resource, 'actions' | 'bulkBar' | 'mayTick'>,
  record: ResourceRecord,
): boolean =>
  (bulkBar !== undefined || (actions?.bulk ?? []).length > 0) && (may?.(record) ?? true);
