import { useListContext } from 'ra-core';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { questionTexts } from '#rules/trades.ts';

interface Question {
  readonly id?: unknown;
  readonly question_en?: unknown;
}

/** The texts of the questions of a list by their ids, made once for all of its cards (UI-13). */
const known = new WeakMap<object, ReadonlyMap<string, string>>();

function textsOf(questions: readonly Question[]): ReadonlyMap<string, string> {
  const there = known.get(questions);
  if (there) return there;
  const texts = questionTexts(questions as unknown as Parameters<typeof questionTexts>[0]);
  const made = new Map(questions.map(({ id }, place) => [String(id), texts[place] ?? '']));
  known.set(questions, made);
  return made;
}

/** The text of a question in a list; with its id where another one that is found reads alike, as in the chart (TRD-06). */
export function useQuestionText(question: Question | undefined): unknown {
  const { meta } = useListContext();
  const found = (meta as WholeMeta | undefined)?.found as readonly Question[] | undefined;
  return (found && textsOf(found).get(String(question?.id))) || question?.question_en;
}
