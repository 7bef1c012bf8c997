import Box from '@mui/material/Box';
import type { TradesQuestionReport } from '#contract/trades.ts';
import { useText } from '#i18n/useText.ts';
import { useOnly, useUnnarrowedList } from '#resource-kit/list/only.tsx';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { largest, sumSeries } from '#resources/trades/report/sums.ts';
import { questionTexts } from '#rules/trades.ts';
import { Chart } from '#ui/Chart.tsx';

/** Groups of bars that a chart has room for. */
const CHARTED = 20;

/** Investment, winnings and commission of the questions; a press shows one alone in the list (TRD-06, RNG-02). */
export function QuestionsChart() {
  const t = useText();
  const { meta } = useUnnarrowedList();
  const [only, show] = useOnly();
  const questions = ((meta as WholeMeta | undefined)?.found ??
    []) as readonly (TradesQuestionReport & { id: string })[];
  if (questions.length === 0) return null;
  const charted = largest(questions, CHARTED);
  return (
    <Box sx={{ pt: 2 }}>
      <Chart
        label={
          charted.length < questions.length
            ? t('trades.report.chartLargest', { smart_count: charted.length })
            : t('trades.report.chartQuestions')
        }
        groupLabel={t('trades.report.question')}
        groups={questionTexts(charted)}
        series={sumSeries(t, charted)}
        choice={{
          label: t('ranges.only.label'),
          keys: charted.map(({ id }) => String(id)),
          only,
          onChoose: show,
        }}
        format="rupees"
      />
    </Box>
  );
}
