import { useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { FrameProps } from '#resource-kit/defineResource.ts';
import { OnlyChip, OnlyList, useOnly } from '#resource-kit/list/only.tsx';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { useQuestionText } from '#resources/trades/useQuestionText.ts';

const idOf = ({ id }: ResourceRecord): string => String(id);

/** Around the questions of a report: the chart shows one of them alone (RNG-02). */
export function QuestionsFrame({ children }: FrameProps) {
  const { meta } = useListContext();
  const [only] = useOnly();
  const question = (meta as WholeMeta | undefined)?.all.find((one) => idOf(one) === only);
  const text = useQuestionText(question);
  return (
    <OnlyList keyOf={idOf}>
      <OnlyChip name={typeof text === 'string' ? text : (only ?? '')} />
      {children}
    </OnlyList>
  );
}
