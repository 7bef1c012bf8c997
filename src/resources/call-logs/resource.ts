import { A, T } from '#authProvider/roles.ts';
import { SENTIMENTS } from '#contract/assumptions.ts';
import { listCallLogs } from '#contract/callLogs.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { sentimentText } from '#rules/sentiment.ts';
import { later } from '#ui/later.ts';

type OfRecord = { record: ResourceRecord };
const RecordingCell = later<'RecordingCell', OfRecord>(
  () => import('#resources/call-logs/RecordingCell.tsx'),
  'RecordingCell',
);
const SentimentCell = later<'SentimentCell', OfRecord>(
  () => import('#resources/call-logs/SentimentCell.tsx'),
  'SentimentCell',
);
const TranscriptCell = later<'TranscriptCell', OfRecord>(
  () => import('#resources/call-logs/TranscriptCell.tsx'),
  'TranscriptCell',
);

/** Support calls with transcription, sentiment and recording (CAL-01..04). */
export const callLogs = defineResource({
  name: 'call-logs',
  route: '/call-logs/manage',
  roles: [A, T],
  title: 'callLogs.title',
  texts: 'first',
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
