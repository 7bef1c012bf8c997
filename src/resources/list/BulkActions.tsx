import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { performBulk } from '#actions/performBulk.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { asText, useText } from '#i18n/useText.ts';
import type { RecordAction, Resource } from '#resources/defineResource.ts';

/** What can be done with the ticked records; those that failed stay ticked (PRD-17, UI-16). */
export function BulkActions({ resource }: { resource: Resource }) {
  const t = useText();
  const { data = [], selectedIds, onSelect } = useListContext<ResourceRecord>();
  const ticked = data.filter(({ id }) => selectedIds.includes(id));
  const run = async (action: RecordAction) => {
    const records = ticked.map((record) => action.record(record)).join(', ');
    const result = await performBulk(action, ticked, undefined, {
      title: asText(action.label),
      lines: [{ key: 'resources.bulkLine', params: { count: ticked.length, records } }],
    });
    if (!result.cancelled) onSelect(result.failed.map(({ subject }) => subject.id));
  };
  return (resource.actions?.bulk ?? []).map((action) => (
    <Button key={action.name} size="small" onClick={() => void run(action)}>
      {t(action.label)}
    </Button>
  ));
}
