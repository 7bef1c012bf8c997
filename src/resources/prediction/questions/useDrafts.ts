import { useMemo } from 'react';
import type { Id } from '#rules/ids.ts';
import type { LeagueTemplateForm } from '#rules/leagueTemplates.ts';
import { useKept, withEntry } from '#ui/useKept.ts';
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

/** The open editors of a screen. What is typed outlives a refetch, scrolling away, a reload and a lost session. */
export interface DraftsInHand {
  drafts: Drafts;
  write: (key: string, draft: KeptDraft) => void;
  drop: (key: string) => void;
  /** Open answer choosers. */
  answers: Answers;
  /** Opens the chooser of a question with nothing chosen here (null), or keeps what was chosen. */
  choose: (question: Id, choice: Id | null) => void;
  closeChooser: (question: Id) => void;
  /** This choice is stored now; a chooser that was closed, or another choice made meanwhile, stays. */
  answerSaved: (question: Id, choice: Id) => void;
  /** The open form of a new league template; null while it is closed. */
  league: LeagueTemplateForm | null;
  writeLeague: (form: LeagueTemplateForm | null) => void;
  dropAll: () => void;
  /** Something typed would be lost by leaving. */
  touched: boolean;
}

/** `name`: of the route, under which the drafts are kept (UI-10, APP-08). */
export function useDrafts(name: string): DraftsInHand {
  const { value: drafts, change: changeDrafts } = useKept(name, openEditors);
  const { value: answers, change: changeAnswers } = useKept(`${name} answers`, openChoosers);
  const { value: league, change: changeLeague } = useKept(`${name} league`, openLeagueForm);
  const changes = useMemo(
    () => ({
      write: (key: string, draft: KeptDraft) => changeDrafts((now) => withEntry(now, key, draft)),
      drop: (key: string) => changeDrafts((now) => withEntry(now, key, undefined)),
      choose: (question: Id, choice: Id | null) =>
        changeAnswers((now) => withEntry(now, String(question), choice)),
      closeChooser: (question: Id) =>
        changeAnswers((now) => withEntry(now, String(question), undefined)),
      answerSaved: (question: Id, choice: Id) =>
        changeAnswers((now) =>
          now.get(String(question)) === choice ? withEntry(now, String(question), null) : now,
        ),
      writeLeague: (form: LeagueTemplateForm | null) => changeLeague(() => form),
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
    league,
    ...changes,
    touched:
      [...drafts.values()].some(isTouched) ||
      [...answers.values()].some((choice) => choice !== null) ||
      (league !== null && isFormTouched(league)),
  };
}
