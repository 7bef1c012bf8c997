import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Performed, wasSent } from '#actions/perform.ts';
import { readKey } from '#cache/reads.ts';
import { listPicksQuestions, type PicksQuestion } from '#contract/picks.ts';
import type { DeskChange } from '#resources/picks/questions/lineActions.ts';
import { sameNumber } from '#rules/decimal.ts';
import type { Id } from '#rules/ids.ts';
import type { PicksTab } from '#rules/picks.ts';

/** Questions that were to be marked, or lines that were to be saved. */
export type Sent =
  | { kind: 'mark'; ids: readonly Id[]; to: PicksTab }
  | { kind: 'lines'; changes: readonly DeskChange[] };

/**
 * The questions at which the list does not show what was sent. Told from what was read, whatever the service
 * said: one call for many may have done some of them. A question that is gone is not among them (UI-16, PRD-17).
 */
export function leftOut(sent: Sent, questions: readonly PicksQuestion[]): PicksQuestion[] {
  if (sent.kind === 'mark') {
    const ids = new Set(sent.ids.map(String));
    return questions.filter(({ _id, status }) => ids.has(String(_id)) && status !== sent.to);
  }
  const values = new Map(sent.changes.map(({ question, to }) => [String(question._id), to]));
  return questions.filter(({ _id, line }) => {
    const value = values.get(String(_id));
    return value !== undefined && !sameNumber(line, value);
  });
}

/** The last thing sent of a game of which something did not come through. */
export function useLeftOut(gameId: string) {
  const client = useQueryClient();
  const [sent, setSent] = useState<Sent | null>(null);
  return {
    sent,
    dismiss: () => setSent(null),
    /** Looks into the list as it is now; gives the ids that were done. */
    settle: (result: Performed, what: Sent): readonly Id[] => {
      if (!wasSent(result)) return [];
      const key = readKey(listPicksQuestions, { query: { game_id: gameId } });
      // A list that could not be read again does not tell what was done.
      const fresh = client.getQueryState(key)?.isInvalidated === false;
      const now = client.getQueryData<{ data: { picks_question: PicksQuestion[] } }>(key);
      const left = new Set(
        leftOut(what, now?.data.picks_question ?? []).map(({ _id }) => String(_id)),
      );
      const ids =
        what.kind === 'mark' ? what.ids : what.changes.map(({ question }) => question._id);
      const done = fresh ? ids.filter((id) => !left.has(String(id))) : [];
      setSent(done.length < ids.length ? what : null);
      return done;
    },
  };
}
