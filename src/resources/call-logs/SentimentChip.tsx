import { useText } from '#i18n/useText.ts';
import type { SentimentAnalysis } from '#rules/sentiment.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

/** The label of an analysis in its colour; one that we do not know in grey, as it came (CAL-02, NET-11). */
export function SentimentChip({ analysis }: { analysis: SentimentAnalysis }) {
  const t = useText();
  const { label, sentiment } = analysis;
  return sentiment === null ? (
    <StatusChip status={label} tone="neutral" />
  ) : (
    <StatusChip status={label} tone={sentiment} label={t(`callLogs.${sentiment}`)} />
  );
}
