import Box from '@mui/material/Box';
import { detailLines } from '#resources/call-logs/detailLines.ts';
import { SentimentChip } from '#resources/call-logs/SentimentChip.tsx';
import type { SentimentAnalysis } from '#rules/sentiment.ts';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** What 'Sentiment Analysis' shows: label, summary, and the details line by line. */
export function SentimentDetails({ analysis }: { analysis: SentimentAnalysis }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <div>
        <SentimentChip analysis={analysis} />
      </div>
      <Box sx={{ typography: 'subtitle1' }}>
        <Text value={analysis.summary} limit={600} />
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {withKeys(detailLines(analysis.details), (line) => line).map(({ key, item }) => (
          <li key={key}>
            <Text value={item} limit={2000} lines={40} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
