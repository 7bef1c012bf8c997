import { useMemo } from 'react';
import { z } from 'zod';
import type { PicksQuestion } from '#contract/picks.ts';
import { tabOfStatus } from '#resources/picks/questions/tabs.ts';
import type { Id } from '#rules/ids.ts';
import { lineChanges } from '#rules/picksLines.ts';
import type { Reason } from '#rules/reason.ts';
import { keptMap, useKept, useKeptChange, useKeptEntry, withEntry } from '#ui/useKept.ts';

/** The values typed and not saved, by the question's id as text. */
export type LineDrafts = ReadonlyMap<string, string>;

const typedLines = keptMap(z.string());
const nameOf = (gameId: string) => `picks-lines/${gameId}`;

/**
 * What is typed as new values of a game, on cards and on the lines desk alike. It outlives other cards' saves
 * and failed saves (PIC-05, UI-10, APP-08).
 */
export function useLineDrafts(gameId: string) {
  const { value: drafts, restoredAt, change } = useKept(nameOf(gameId), typedLines);
  const changes = useMemo(
    () => ({
      type: (values: readonly (readonly [Id, string])[]) =>
        change((now) => {
          const next = new Map(now);
          for (const [id, text] of values) next.set(String(id), text);
          return next;
        }),
      /** Of these questions, where the text is still the one that was saved. */
      saved: (values: readonly (readonly [Id, string | undefined])[]) =>
        change((now) => {
          const sent = new Map(values.map(([id, text]) => [String(id), text]));
          return new Map([...now].filter(([id, text]) => sent.get(id) !== text));
        }),
      forget: () => change(() => typedLines.start),
    }),
    [change],
  );
  return { drafts, restoredAt, ...changes };
}

/** What is typed for one question; undefined while nothing is (UI-13). */
export function useLineDraft(gameId: string, question: Id) {
  const key = String(question);
  const draft = useKeptEntry(nameOf(gameId), typedLines, key);
  const change = useKeptChange(nameOf(gameId), typedLines);
  return useMemo(
    () => ({
      draft,
      type: (text: string) => change((now) => withEntry(now, key, text)),
      /** Where the text is still the one that was saved. */
      saved: (text: string | undefined) =>
        change((now) => (now.get(key) === text ? withEntry(now, key, undefined) : now)),
    }),
    [draft, change, key],
  );
}

/** The questions of a game whose lines can be changed. */
export const editableOf = (questions: readonly PicksQuestion[]): PicksQuestion[] =>
  questions.filter((question) => tabOfStatus(question) === 'inactive');

const told = new WeakMap<
  object,
  { drafts: LineDrafts; lines: Changed; editable: PicksQuestion[] }
>();

type Changed = ReturnType<typeof lineChanges<PicksQuestion>>;

/** What of the drafts would be saved, and what cannot be; made once for all that ask at a key (UI-13). */
export function changedLines(questions: readonly PicksQuestion[], drafts: LineDrafts): Changed {
  const last = told.get(questions);
  if (last?.drafts === drafts) return last.lines;
  const editable = last?.editable ?? editableOf(questions);
  const lines = lineChanges(editable, drafts);
  told.set(questions, { drafts, lines, editable });
  return lines;
}

/** Why what is typed for a question cannot be saved; undefined where it can, or changes nothing. */
export const whyNotSaved = (question: PicksQuestion, typed: string): Reason | undefined =>
  lineChanges([question], new Map([[String(question._id), typed]])).refused[0]?.reason;
