import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useContext } from 'react';
import type { Trade } from '#contract/trades.ts';
import { useText } from '#i18n/useText.ts';
import { QuestionFrame } from '#resources/trades/QuestionFrame.tsx';
import { useQuestionText } from '#resources/trades/useQuestionText.ts';
import { VerdictChip } from '#resources/verdicts/VerdictChip.tsx';
import { Because, VerdictLine } from '#resources/verdicts/VerdictLine.tsx';
import type { Judged } from '#resources/verdicts/verdictField.ts';
import { tradeBecause } from '#resources/verdicts/words.ts';
import { parseDecimal } from '#rules/decimal.ts';
import { formatCount } from '#rules/money.ts';
import { statusLook } from '#rules/status.ts';
import { slotCounts } from '#rules/trades.ts';
import { Count } from '#ui/Count.tsx';
import type { Figure } from '#ui/FigureBand.tsx';
import { FigureRow, HeadedContext } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { breaking, tabular } from '#ui/tabular.ts';

/** What a user traded on a question; counts of matched, unmatched and cancelled slots each at its place, with the verdict (TRD-05, WHY-01). */
export function AnswerCard() {
  const t = useText();
  const trade = useRecordContext<
    Trade & Judged & { id: string; answerText: unknown; selected: unknown }
  >();
  const text = useQuestionText(trade);
  const headed = useContext(HeadedContext);
  if (!trade) return null;
  const figures: readonly Figure[] = [
    { label: t('trades.stats.answer'), value: <Text value={trade.answerText} limit={80} /> },
    { label: t('trades.stats.selected'), value: <Text value={trade.selected} limit={80} /> },
    { label: t('trades.stats.amount'), value: <Rupees value={trade.amount} /> },
    { label: t('trades.stats.quantity'), value: <Slots value={trade.totalQuantity} /> },
    ...slotCounts(trade).map(({ kind, slots }) => ({
      label: t(`trades.stats.${kind}`),
      value: <Count value={slots} />,
    })),
  ];
  const because = tradeBecause(trade, trade.verdict);
  if (headed)
    return (
      <FigureRow
        article
        name={<Text value={text} />}
        badges={
          <>
            <VerdictChip verdict={trade.verdict} />
            <StatusChip status={trade.status} />
          </>
        }
        below={<Because because={because} small />}
        figures={figures}
        tone={statusLook(trade.status).tone}
      />
    );
  return (
    <QuestionFrame question={trade}>
      <VerdictLine verdict={trade.verdict} because={because} />
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.75,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        }}
      >
        {figures.map(({ label, value }) => (
          <div key={label}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', ...breaking }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </QuestionFrame>
  );
}

/** '1 Slot', '12 Slots'. */
function Slots({ value }: { value: unknown }) {
  const t = useText();
  const number = parseDecimal(value);
  if (number === null) return <Count value={value} />;
  const one = formatCount(value) === '1';
  return (
    <Box component="span" sx={tabular}>
      {t('trades.stats.slots', { smart_count: one ? 1 : 2, count: formatCount(value) })}
    </Box>
  );
}
