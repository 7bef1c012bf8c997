import { useMemo } from 'react';
import { z } from 'zod';
import type { Id } from '#rules/ids.ts';
import { keptMap, useKept, withEntry } from '#ui/useKept.ts';

/** The options that are chosen and not saved yet, by the question's id as text. */
export type ChosenAnswers = ReadonlyMap<string, Id>;

const chosenOptions = keptMap<Id>(z.union([z.string(), z.number()]));

/** They outlive cards that scroll away, refetches, failed saves and an expired session (UI-10, APP-08). */
export function useChosenAnswers(gameId: string) {
  const {
    value: chosen,
    restoredAt,
    change,
  } = useKept(`trades-questions/${gameId}`, chosenOptions);
  const changes = useMemo(
    () => ({
      choose: (question: Id, option: Id) =>
        change((now) => withEntry(now, String(question), option)),
      forget: (question: Id) => change((now) => withEntry(now, String(question), undefined)),
      forgetAll: () => change(() => chosenOptions.start),
    }),
    [change],
  );
  return { chosen, restoredAt, ...changes };
}
