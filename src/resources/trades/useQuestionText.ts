import { useListContext } from 'ra-core';
import { useMemo } from 'react';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { sameId } from '#rules/ids.ts';
import { questionTexts } from '#rules/trades.ts';

interface Question {
  readonly id?: unknown;
  readonly _id?: unknown;
  readonly question_en?: unknown;
}
type Told = Parameters<typeof questionTexts>[0];

/** The text of a question in a list; with its id where another one that is found reads alike, as in the chart (TRD-06). */
export function useQuestionText(question: Question | undefined): unknown {
  const { meta } = useListContext();
  const found = (meta as WholeMeta | undefined)?.found as readonly Question[] | undefined;
  const texts = useMemo(() => questionTexts((found ?? []) as unknown as Told), [found]);
  const place = (found ?? []).findIndex(({ id }) => sameId(id, question?.id));
  return texts[place] ?? question?.question_en;
}
