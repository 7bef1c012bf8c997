import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { nameById, ownName } from '#fields/names.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import type { Label } from '#ui/page.ts';
import { useLabel } from '#ui/useLabel.ts';

/** What a record of a resource is called: by its name, else 'order 12' (CFG-05). */
export const recordName = (
  { recordName: rule, one, title }: Pick<Resource, 'recordName' | 'one' | 'title'>,
  record: ResourceRecord,
  worded: (label: Label) => string,
): string => ownName(record, rule) ?? nameById(one ?? title, record.id, worded);

/** The heading of a record's page: 'Customer Anita Rao', 'Order 12'. */
export function useRecordHeading(resource: Resource): (record: ResourceRecord) => string {
  const label = useLabel();
  const one = label(resource.one ?? resource.title);
  return (record) => `${one} ${ownName(record, resource.recordName) ?? record.id}`;
}
