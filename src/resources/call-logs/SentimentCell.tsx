import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { customerOf } from '#resources/call-logs/customerOf.ts';
import { SentimentChip } from '#resources/call-logs/SentimentChip.tsx';
import { SentimentDetails } from '#resources/call-logs/SentimentDetails.tsx';
import { readSentiment } from '#rules/sentiment.ts';
import { Modal } from '#ui/Modal.tsx';
import { Text } from '#ui/Text.tsx';

/** Label and summary of a call's sentiment, and the details in 'Sentiment Analysis' (CAL-02). */
export function SentimentCell({ record }: { record: ResourceRecord }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const analysis = readSentiment(record.sentiment_analysis);
  const { summary, details } = analysis;
  const more = summary !== null || details !== null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
      }}
    >
      <SentimentChip analysis={analysis} />
      {summary !== null && (
        <Box component="span" sx={{ minWidth: 0, maxWidth: 300 }}>
          <Text value={summary} limit={60} />
        </Box>
      )}
      {more && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('callLogs.detailsOf', { customer: customerOf(record) })}
          onClick={() => setOpen(true)}
        >
          {t('callLogs.details')}
        </Button>
      )}
      <Modal open={open} title={t('callLogs.analysis')} onClose={() => setOpen(false)}>
        <SentimentDetails analysis={analysis} />
      </Modal>
    </Box>
  );
}
