import { useState } from 'react';
import { freshRead } from '#cache/freshRead.ts';
import { listPicksQuestions, type PicksQuestion } from '#contract/picks.ts';
import { bulkOutcome } from '#resource-kit/list/bulkOutcome.ts';
import type { DeskChange } from '#resources/picks/questions/lineActions.ts';
import { sameNumber } from '#rules/decimal.ts';
import type { Id } from '#rules/ids.ts';
import type { PicksTab } from '#rules/picks.ts';

/** Questions that were to be marked, or the new lines, by question id, that were to be saved. */
type Sent = { ids: readonly Id[] } & (
  | { kind: 'mark'; to: PicksTab }
  | { kind: 'lines'; to: ReadonlyMap<string, DeskChange['to']> }
);

/** Lines that are saved. */
export const linesOf = (changes: readonly DeskChange[]): Sent => ({
  kind: 'lines',
  ids: changes.map(({ question }) => question._id),
  to: new Map(changes.map(({ question, to }) => [String(question._id), to])),
});

const leftOf = (sent: Sent, questions: readonly PicksQuestion[]): PicksQuestion[] => {
  const ids = new Set(sent.ids.map(String));
  return questions
    .filter(({ _id }) => ids.has(String(_id)))
    .filter(({ _id, status, line }) =>
      sent.kind === 'mark' ? status !== sent.to : !sameNumber(line, sent.to.get(String(_id))),
    );
};

/** The last thing sent of these questions of a game of which something did not come through. */
export const useLeftOut = (gameId: string, questions: readonly PicksQuestion[]) =>
  bulkOutcome(
    useState<Sent | null>(null),
    leftOf,
    questions,
    () => freshRead(listPicksQuestions, { query: { game_id: gameId } })?.data.picks_question,
  );
