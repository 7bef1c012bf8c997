import { useState } from 'react';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';
import type { Id } from '#rules/ids.ts';

const stored = z.array(z.tuple([z.string(), z.union([z.string(), z.number()])]));

/** The options that are chosen and not saved yet, by the question's id as text. */
export type ChosenAnswers = ReadonlyMap<string, Id>;

/** They outlive cards that scroll away, refetches, failed saves and an expired session (UI-10, APP-08). */
export function useChosenAnswers(gameId: string) {
  const name = `trades-questions/${gameId}`;
  const [chosen, setChosen] = useState<ChosenAnswers>(() => {
    const draft = stored.safeParse(readDraft(name));
    return new Map(draft.success ? draft.data : []);
  });
  const change = (next: (now: Map<string, Id>) => void) =>
    setChosen((now) => {
      const changed = new Map(now);
      next(changed);
      if (changed.size === 0) dropDraft(name);
      else keepDraft(name, [...changed]);
      return changed;
    });
  return {
    chosen,
    choose: (questionId: Id, optionId: Id) =>
      change((now) => now.set(String(questionId), optionId)),
    forget: (questionId: Id) => change((now) => now.delete(String(questionId))),
    forgetAll: () => change((now) => now.clear()),
  };
}
