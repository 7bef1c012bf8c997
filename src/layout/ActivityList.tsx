import CloseIcon from '@mui/icons-material/Close';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ActivityEntry } from '#actions/activity.ts';
import type { Receipt } from '#actions/receipt.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { useActivityColumns } from '#layout/useActivityColumns.ts';
import type { StatusTone } from '#rules/status.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { DateText } from '#ui/DateText.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { saveCsv, tableOf } from '#ui/exportRows.ts';
import { later } from '#ui/later.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

const ActivityReceipt = later<'ActivityReceipt', { entry: ActivityEntry; figures: Receipt }>(
  () => import('#ui/ActivityReceipt.tsx'),
  'ActivityReceipt',
);

const TONES: Record<ActivityEntry['outcome'], StatusTone> = {
  sending: 'info',
  confirmed: 'positive',
  refused: 'negative',
  unknown: 'waiting',
};

/** The writes of this tab's session, newest first, to be copied and exported (ACT-01). */
export function ActivityList({
  entries,
  onClose,
}: {
  entries: readonly ActivityEntry[];
  onClose: () => void;
}) {
  const t = useText();
  const columns = useActivityColumns();
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('activity.title')}
        </Typography>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t('activity.hint')}
      </Typography>
      {entries.length === 0 ? (
        <EmptyState title={t('activity.empty')} />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <CopyRows rows={() => tableOf(columns, entries)} />
            <Button
              variant="text"
              startIcon={<FileDownloadOutlined />}
              onClick={() => saveCsv(`${t('activity.file')}.csv`, columns, entries)}
            >
              {t('activity.export')}
            </Button>
          </Box>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const t = useText();
  const say = useSay();
  const { at, label, record, outcome, message, receipt } = entry;
  const said = say(message);
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 0.25,
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ flex: 1, fontWeight: 600 }}>
          {t(label)}
        </Box>
        <StatusChip
          status={outcome}
          tone={TONES[outcome]}
          label={t(`activity.outcomes.${outcome}`)}
        />
      </Box>
      <Text value={record} />
      {said !== '' && (
        <Box sx={{ color: 'text.secondary' }}>
          <Text value={said} limit={300} />
        </Box>
      )}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <DateText value={at} style="dateTime" />
      </Box>
      {receipt && (
        <Suspense>
          <ActivityReceipt entry={entry} figures={receipt} />
        </Suspense>
      )}
    </Box>
  );
}
