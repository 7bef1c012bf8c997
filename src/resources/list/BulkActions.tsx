import Button from '@mui/material/Button';
import { whyClosed } from '#actions/allowed.ts';
import { performBulk } from '#actions/performBulk.ts';
import { useAction } from '#actions/useAction.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { asText, useText } from '#i18n/useText.ts';
import type { RecordAction, Resource } from '#resources/defineResource.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';

/** At most so many records are named before the sending; the rest is counted. */
const NAMED = 12;

interface Ticked {
  ticked: readonly ResourceRecord[];
  /** How many of the ticked ones the list does not show now. */
  outOfSight: number;
  onTick: (records: readonly ResourceRecord[]) => void;
}

/**
 * What can be done with the ticked records. `performBulk` names those that failed and offers to try them
 * again; they stay ticked, no others (PRD-17, UI-16).
 */
export function BulkActions({ resource, ...ticked }: Ticked & { resource: Resource }) {
  return resource.actions?.bulk?.map((action) => (
    <BulkButton key={action.name} action={action} {...ticked} />
  ));
}

/** Says why nothing of its kind may be done now (UI-14); what holds for one record is said of that record. */
function BulkButton({ action, ticked, outOfSight, onTick }: Ticked & { action: RecordAction }) {
  const t = useText();
  // Draws it again when role, switch or connection change.
  useAction(action);
  const reason = whyClosed(action);
  const run = async () => {
    const named = ticked.slice(0, NAMED).map((record) => action.record(record));
    const more = ticked.length - named.length;
    const params = {
      count: ticked.length,
      records: [...named, ...(more > 0 ? [t('actions.bulkMore', { count: more })] : [])].join(', '),
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
  return (
    <ReasonTip reason={reason ? t(reason) : undefined}>
      <Button size="small" variant="outlined" onClick={() => void run()}>
        {t(action.label)} ({ticked.length})
      </Button>
    </ReasonTip>
  );
}
