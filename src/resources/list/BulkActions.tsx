import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type BulkResult, performBulk } from '#actions/performBulk.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { asText, useText } from '#i18n/useText.ts';
import type { RecordAction, Resource } from '#resources/defineResource.ts';
import { Modal } from '#ui/Modal.tsx';
import { Text } from '#ui/Text.tsx';

/** What became of the last run, as long as something of it failed. */
interface Report {
  action: RecordAction;
  failed: BulkResult<ResourceRecord>['failed'];
}

/** What can be done with the ticked records; those that failed are named, stay ticked and can be tried again (PRD-17, UI-16). */
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
  const [report, setReport] = useState<Report | null>(null);

  const run = async (action: RecordAction, subjects: readonly ResourceRecord[]) => {
    setReport(null);
    const records = subjects.map((record) => action.record(record)).join(', ');
    const { cancelled, failed } = await performBulk(action, subjects, undefined, {
      title: asText(action.label),
      lines: [
        { key: 'resources.bulkLine', params: { count: subjects.length, records } },
        ...(subjects === ticked && outOfSight > 0
          ? [{ key: 'resources.outOfSight' as const, params: { count: outOfSight } }]
          : []),
      ],
    });
    if (cancelled) return;
    onTick(failed.map(({ subject }) => subject));
    if (failed.length > 0) setReport({ action, failed });
  };
  const actions = resource.actions?.bulk ?? [];
  return (
    <>
      {actions.map((action) => (
        <Button key={action.name} size="small" onClick={() => void run(action, ticked)}>
          {t(action.label)} ({ticked.length})
        </Button>
      ))}
      {report && (
        <Modal
          open
          title={t('actions.bulkTitle')}
          onClose={() => setReport(null)}
          actions={
            <Button
              variant="contained"
              onClick={() =>
                void run(
                  report.action,
                  report.failed.map(({ subject }) => subject),
                )
              }
            >
              {t('lists.retry')}
            </Button>
          }
        >
          <Alert severity="error">{t('lists.failed')}</Alert>
          <Box component="ul" sx={{ pl: 3 }}>
            {report.failed.map(({ subject, message }) => (
              <li key={subject.id}>
                <Text
                  value={t('actions.bulkLine', {
                    record: report.action.record(subject),
                    message: typeof message === 'string' ? message : t(message),
                  })}
                />
              </li>
            ))}
          </Box>
        </Modal>
      )}
    </>
  );
}
