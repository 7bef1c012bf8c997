import { useMemo } from 'react';
import type { Id } from '#rules/ids.ts';
import type { LeagueTemplateForm } from '#rules/leagueTemplates.ts';
import type { QuestionDraft } from '#rules/questionEditor.ts';
import { useKept, useKeptChange, useKeptEntry, withEntry } from '#ui/useKept.ts';
import {
  type Answers,
  type Drafts,
  isFormTouched,
  isTouched,
  type KeptDraft,
  openChoosers,
  openEditors,
  openLeagueForm,
} from './drafts.ts';

/** Under the name of the route (UI-10, APP-08). */
const nameOf = (gameId: string) => `/super-predictor/questions/${gameId}`;

/** Where the answer desk keeps its choices: with those of the cards' choosers. */
export const keptChoices = (gameId: string) => ({
  name: `${nameOf(gameId)} answers`,
  keeping: openChoosers,
});

/** The open editors of a screen. What is typed outlives a refetch, scrolling away, a reload and a lost session. */
export interface DraftsInHand {
  drafts: Drafts;
  drop: (key: string) => void;
  /** Open answer choosers. */
  answers: Answers;
  dropAll: () => void;
  /** Something typed would be lost by leaving. */
  touched: boolean;
}

/** All that is typed of a game; a card asks for its own alone (UI-13). */
export function useDrafts(gameId: string): DraftsInHand {
  const name = nameOf(gameId);
  const { value: drafts, change: changeDrafts } = useKept(name, openEditors);
  const { value: answers, change: changeAnswers } = useKept(`${name} answers`, openChoosers);
  const { value: league, change: changeLeague } = useKept(`${name} league`, openLeagueForm);
  const changes = useMemo(
    () => ({
      drop: (key: string) => changeDrafts((now) => withEntry(now, key, undefined)),
      dropAll: () => {
        changeDrafts(() => openEditors.start);
        changeAnswers(() => openChoosers.start);
        changeLeague(() => null);
      },
    }),
    [changeDrafts, changeAnswers, changeLeague],
  );
  return {
    drafts,
    answers,
    ...changes,
    touched:
      [...drafts.values()].some(isTouched) ||
      [...answers.values()].some((choice) => choice !== null) ||
      (league !== null && isFormTouched(league)),
  };
}

/** The open form of a new league template; null while it is closed. */
export function useLeagueForm(gameId: string) {
  const { value: form, change } = useKept(`${nameOf(gameId)} league`, openLeagueForm);
  return { form, write: (typed: LeagueTemplateForm | null) => change(() => typed) };
}

/** What is typed in the editor of one question; undefined while it is closed. */
export function useQuestionDraft(gameId: string, question: Id) {
  const key = String(question);
  const kept = useKeptEntry(nameOf(gameId), openEditors, key);
  const change = useKeptChange(nameOf(gameId), openEditors);
  return useMemo(
    () => ({
      kept,
      write: (kept: KeptDraft) => change((now) => withEntry(now, key, kept)),
      /** This is typed by now; an editor that was closed meanwhile stays so. */
      type: (draft: QuestionDraft) =>
        change((now) => {
          const kept = now.get(key);
          return kept ? withEntry(now, key, { ...kept, draft }) : now;
        }),
      drop: () => change((now) => withEntry(now, key, undefined)),
    }),
    [kept, change, key],
  );
}

/** The open answer chooser of one question: what was chosen there, null for nothing yet; undefined while it is closed. */
export function useAnswerChoice(gameId: string, question: Id) {
  const key = String(question);
  const name = `${nameOf(gameId)} answers`;
  const chosen = useKeptEntry(name, openChoosers, key);
  const change = useKeptChange(name, openChoosers);
  return useMemo(
    () => ({
      chosen,
      choose: (choice: Id | null) => change((now) => withEntry(now, key, choice)),
      close: () => change((now) => withEntry(now, key, undefined)),
      /** This choice is stored now; a chooser that was closed, or another choice made meanwhile, stays. */
      saved: (choice: Id) =>
        change((now) => (now.get(key) === choice ? withEntry(now, key, null) : now)),
    }),
    [chosen, change, key],
  );
}
