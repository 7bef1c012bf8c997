import { useRecordSelection, useStore } from 'ra-core';
import type { Performed } from '#actions/perform.ts';
import { bulkOutcome } from '#resource-kit/list/bulkOutcome.ts';
import { predictionLeagues } from '#resources/prediction/leagues/resource.ts';
import type { QuestionState } from '#resources/prediction/questions/actions/questions.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { leaguesLeft, type SentLeagues } from './bulk.ts';
import { questionsNow } from './useBulk.ts';

/**
 * The ticked leagues of a question, and what was done last with them as far as the list does not show it; both
 * outlive a card that scrolls away (PRD-10, PRD-11).
 */
export function useLeagueTicks(gameId: string, { question }: QuestionState) {
  const place = `${predictionLeagues.name}/${gameId}/${question._id}`;
  const [ticked, { select, unselect }] = useRecordSelection({
    resource: predictionLeagues.name,
    storeKey: place,
  });
  const { sent, left, settle } = bulkOutcome(
    useStore<SentLeagues | null>(`${place}.sent`, null),
    leaguesLeft,
    question.leagues,
    () =>
      questionsNow(gameId)?.flatMap(({ _id, leagues }) =>
        sameId(_id, question._id) ? leagues : [],
      ),
  );
  return {
    ticked,
    sent,
    left,
    tick: (ids: readonly Id[], on: boolean) => {
      const rest = ticked.filter((id) => !ids.includes(id));
      select(on ? [...rest, ...ids] : rest);
    },
    /** Which of those sent the list, read since, does not show as done: they stay ticked, and are named. */
    settle: (result: Performed, what: SentLeagues) => unselect([...settle(result, what)]),
  };
}
