import { useMemo } from 'react';
import { z } from 'zod';
import type { Id } from '#rules/ids.ts';
import {
  type Keeping,
  keptMap,
  useKept,
  useKeptChange,
  useKeptEntry,
  withEntry,
} from '#ui/useKept.ts';

/** The options that are chosen and not saved yet, by the question's id as text. */
export type ChosenAnswers = ReadonlyMap<string, Id>;

const chosenOptions = keptMap<Id>(z.union([z.string(), z.number()]));
const nameOf = (gameId: string) => `trades-questions/${gameId}`;

/** Where the answer desk keeps its choices: with those of the cards, and none that is null. */
export const keptChoices = (gameId: string) => ({
  name: nameOf(gameId),
  keeping: chosenOptions as Keeping<ReadonlyMap<string, Id | null>>,
});

/** All of a game's; they outlive cards that scroll away, failed saves and an expired session (UI-10, APP-08). */
export function useChosenAnswers(gameId: string) {
  const { value: chosen, restoredAt, change } = useKept(nameOf(gameId), chosenOptions);
  const forgetAll = () => change(() => chosenOptions.start);
  return { chosen, restoredAt, forgetAll };
}

/** What is chosen for one question; undefined while nothing is. */
export function useChosenAnswer(gameId: string, question: Id) {
  const key = String(question);
  const chosen = useKeptEntry(nameOf(gameId), chosenOptions, key);
  const change = useKeptChange(nameOf(gameId), chosenOptions);
  return useMemo(
    () => ({
      chosen,
      choose: (option: Id) => change((now) => withEntry(now, key, option)),
      /** It was saved; another one that was chosen meanwhile stays. */
      saved: (option: Id) =>
        change((now) => (now.get(key) === option ? withEntry(now, key, undefined) : now)),
    }),
    [chosen, change, key],
  );
}
