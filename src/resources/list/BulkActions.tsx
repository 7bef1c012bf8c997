import Button from '@mui/material/Button';
import { performBulk } from '#actions/performBulk.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { asText, useText } from '#i18n/useText.ts';
import type { RecordAction, Resource } from '#resources/defineResource.ts';

/**
 * What can be done with the ticked records. `performBulk` names those that failed and offers to try them
 * again; they stay ticked, no others (PRD-17, UI-16).
 */
export function BulkActions({
  resource,
  ticked,
  outOfSight,
  onTick,
}: {
  resource: Resource;
  ticked: readonly ResourceRecord[];
  /** How many of the ticked ones the list does not show now. */
  outOfSight: number;
  onTick: (records: readonly ResourceRecord[]) => void;
}) {
  const t = useText();
  const run = async (action: RecordAction) => {
    const params = {
      count: ticked.length,
      records: ticked.map((record) => action.record(record)).join(', '),
    };
    const { cancelled, failed } = await performBulk(action, ticked, undefined, {
      title: asText(action.label),
      lines: [
        { key: 'resources.bulkLine', params },
        ...(outOfSight > 0
          ? [{ key: 'resources.outOfSight' as const, params: { count: outOfSight } }]
          : []),
      ],
    });
    if (!cancelled) onTick(failed.map(({ subject }) => subject));
  };
  return resource.actions?.bulk?.map((action) => (
    <Button key={action.name} size="small" variant="outlined" onClick={() => void run(action)}>
      {t(action.label)} ({ticked.length})
    </Button>
  ));
}
