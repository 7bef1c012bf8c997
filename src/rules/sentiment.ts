/** What call logs are filtered by (CAL-01). */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** What a call log's `sentiment_analysis` says, in its parts (CAL-02). */
export interface SentimentAnalysis {
  /** The label as it came; null when there is none. */
  readonly label: string | null;
  /** The label as one of the three that the filter knows; null for any other. */
  readonly sentiment: Sentiment | null;
  readonly summary: string | null;
  /** Everything after the second `$`, with the further `$` in it. */
  readonly details: string | null;
}

/** A label$summary$details text in its parts; empty parts and anything that is no text are null (CAL-02). */
export function readSentiment(analysis: unknown): SentimentAnalysis {
  const [label = '', summary = '', ...details] =
    typeof analysis === 'string' ? analysis.split('$') : [];
  const part = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return {
    label: part(label),
    sentiment: SENTIMENTS.find((known) => known === label.trim().toLowerCase()) ?? null,
    summary: part(summary),
    details: part(details.join('$')),
  };
}

/** The parts in one line, for a sheet: 'positive: Thanks for the refund – The caller …' (CAL-02, UI-11). */
export function sentimentText(analysis: unknown): string {
  const { label, summary, details } = readSentiment(analysis);
  const told = [summary, details].filter((part) => part !== null).join(' – ');
  return [label, told].filter(Boolean).join(': ');
}
