import { useQueryClient } from '@tanstack/react-query';
import { useRecordSelection, useStore } from 'ra-core';
import { type Performed, wasSent } from '#actions/perform.ts';
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
  const client = useQueryClient();
  const place = `${predictionLeagues.name}/${gameId}/${question._id}`;
  const [ticked, { select, unselect }] = useRecordSelection({
    resource: predictionLeagues.name,
    storeKey: place,
  });
  const [sent, setSent] = useStore<SentLeagues | null>(`${place}.sent`, null);
  return {
    ticked,
    sent,
    tick: (ids: readonly Id[], on: boolean) => {
      const rest = ticked.filter((id) => !ids.includes(id));
      select(on ? [...rest, ...ids] : rest);
    },
    /** Which of those sent the list, read since, does not show as done: they stay ticked, and are named. */
    settle: (result: Performed, what: SentLeagues) => {
      if (!wasSent(result)) return;
      const now = questionsNow(client, gameId).find(({ _id }) => sameId(_id, question._id));
      const left = now ? leaguesLeft(now, what).map(({ _id }) => _id) : [];
      unselect(what.ids.filter((id) => !left.includes(id)));
      setSent(left.length > 0 ? { ...what, ids: left } : null);
    },
  };
}
