import { A, T } from '#authProvider/roles.ts';
import { SENTIMENTS } from '#contract/assumptions.ts';
import { listCallLogs } from '#contract/callLogs.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { RecordingCell } from '#resources/call-logs/RecordingCell.tsx';
import { SentimentCell } from '#resources/call-logs/SentimentCell.tsx';
import { TranscriptCell } from '#resources/call-logs/TranscriptCell.tsx';
import { sentimentText } from '#rules/sentiment.ts';

/** Support calls with transcription, sentiment and recording (CAL-01..04). */
export const callLogs = defineResource({
  name: 'call-logs',
  route: '/call-logs/manage',
  roles: [A, T],
  title: 'callLogs.title',
  one: 'callLogs.one',
  menu: { section: 'call' },
  takes: 'phone',
  data: {
    dialect: 'paged',
    endpoint: listCallLogs,
    records: 'data',
    pages: 'pagination.totalPages',
  },
  fields: [
    {
      source: 'customer_number',
      type: 'text',
      label: 'callLogs.customer',
      search: 'search',
      phone: true,
      searchLabel: 'callLogs.searchCustomer',
      id: true,
    },
    { source: 'agent_number', type: 'text', label: 'callLogs.agent', id: true },
    {
      source: 'transcription',
      type: 'text',
      label: 'callLogs.transcription',
      cell: TranscriptCell,
    },
    {
      source: 'sentiment_analysis',
      type: 'choice',
      label: 'callLogs.sentiment',
      filter: 'sentiment',
      choices: SENTIMENTS.map((id) => ({ id, label: `callLogs.${id}` as const })),
      cell: SentimentCell,
      text: sentimentText,
    },
    {
      source: 'call_recording',
      type: 'audio',
      label: 'callLogs.recording',
      cell: RecordingCell,
    },
  ],
  empty: 'callLogs.empty',
  failed: 'callLogs.failed',
});
