import { useRecordContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { useQuestionText } from '#resources/trades/useQuestionText.ts';
import { SUMS } from '#rules/books.ts';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';

/** A question of the report with its sums (TRD-06). */
export function QuestionSums() {
  const t = useText();
  const question = useRecordContext<ResourceRecord>();
  const text = useQuestionText(question);
  if (!question) return null;
  return (
    <FigureRow
      name={<Text value={text} limit={160} />}
      figures={SUMS.map((sum) => ({
        label: t(`trades.report.${sum}`),
        value: <Rupees value={question[sum]} />,
      }))}
    />
  );
}
