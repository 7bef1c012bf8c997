import type { TradesQuestion } from '#contract/trades.ts';
import type { useText } from '#i18n/useText.ts';
import { optionText, optionTexts } from '#rules/trades.ts';
import type { ExportColumn } from '#ui/exportRows.ts';

/** The questions of a game as a copied table (UI-17). */
export const questionColumns = (t: ReturnType<typeof useText>): ExportColumn<TradesQuestion>[] => [
  { label: t('trades.report.questionId'), value: ({ _id }) => _id },
  { label: t('trades.report.question'), value: ({ question_en }) => question_en },
  { label: t('trades.stats.status'), value: ({ status }) => status },
  {
    label: t('trades.questions.answer'),
    value: ({ options, answer }) => optionText(options, answer),
  },
  {
    label: t('trades.questions.options'),
    value: ({ options }) => optionTexts(options).join('; '),
  },
];
