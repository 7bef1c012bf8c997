import { useCallback, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';
import type { Id } from '#rules/ids.ts';
import type { LeagueTemplateForm } from '#rules/leagueTemplates.ts';
import {
  type Answers,
  type Drafts,
  isFormTouched,
  isTouched,
  type KeptDraft,
  readAnswers,
  readDrafts,
  readForm,
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
  /** What was chosen is stored now; a chooser that was closed meanwhile stays closed. */
  answerSaved: (question: Id) => void;
  /** The open form of a new league template; null while it is closed. */
  league: LeagueTemplateForm | null;
  writeLeague: (form: LeagueTemplateForm | null) => void;
  dropAll: () => void;
  /** Something typed would be lost by leaving. */
  touched: boolean;
}

/** A value that is kept under a name while it is not `empty`. */
function useKept<Value>(
  name: string,
  read: (kept: unknown) => Value,
  empty: (value: Value) => boolean,
) {
  const [value, setValue] = useState(() => read(readDraft(name)));
  const latest = useRef(value);
  const change = useCallback(
    (by: (now: Value) => Value) => {
      const next = by(latest.current);
      latest.current = next;
      if (empty(next)) dropDraft(name);
      else keepDraft(name, next instanceof Map ? [...next] : next);
      setValue(next);
    },
    [name, empty],
  );
  return [value, change] as const;
}

const noEntry = (map: ReadonlyMap<string, unknown>) => map.size === 0;
const isNull = (form: LeagueTemplateForm | null) => form === null;

function changed<Value>(map: ReadonlyMap<string, Value>, by: (next: Map<string, Value>) => void) {
  const next = new Map(map);
  by(next);
  return next;
}

/** `name`: of the route, under which the drafts are kept (UI-10, APP-08). */
export function useDrafts(name: string): DraftsInHand {
  const [drafts, changeDrafts] = useKept<Drafts>(name, readDrafts, noEntry);
  const [answers, changeAnswers] = useKept<Answers>(`${name} answers`, readAnswers, noEntry);
  const [league, changeLeague] = useKept(`${name} league`, readForm, isNull);
  return {
    drafts,
    write: useCallback(
      (key, draft) => changeDrafts((now) => changed(now, (next) => next.set(key, draft))),
      [changeDrafts],
    ),
    drop: useCallback(
      (key) => changeDrafts((now) => changed(now, (next) => next.delete(key))),
      [changeDrafts],
    ),
    answers,
    choose: useCallback(
      (question, choice) =>
        changeAnswers((now) => changed(now, (next) => next.set(String(question), choice))),
      [changeAnswers],
    ),
    closeChooser: useCallback(
      (question) => changeAnswers((now) => changed(now, (next) => next.delete(String(question)))),
      [changeAnswers],
    ),
    answerSaved: useCallback(
      (question) =>
        changeAnswers((now) =>
          changed(now, (next) => {
            if (next.has(String(question))) next.set(String(question), null);
          }),
        ),
      [changeAnswers],
    ),
    league,
    writeLeague: useCallback((form) => changeLeague(() => form), [changeLeague]),
    dropAll: useCallback(() => {
      changeDrafts(() => new Map());
      changeAnswers(() => new Map());
      changeLeague(() => null);
    }, [changeDrafts, changeAnswers, changeLeague]),
    touched:
      [...drafts.values()].some(isTouched) ||
      [...answers.values()].some((choice) => choice !== null) ||
      (league !== null && isFormTouched(league)),
  };
}
