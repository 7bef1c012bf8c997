import { useMemo } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Desk, DeskOption, DeskQuestion } from '#resources/answer-desk/desk.ts';
import { seenChoices, seenNow } from '#resources/answer-desk/review.ts';
import { seenName } from '#resources/answer-desk/seenName.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { keptNow, useKept, useKeptChange, useKeptEntry, withEntry } from '#ui/useKept.ts';

type Kept = Desk<never, Endpoint>['kept'];

/** The ways to change what is chosen; the same object for as long as the desk is of one game. */
export interface ChangeChoices {
  /** As they are by now, drawn or not. */
  now: () => ReturnType<typeof useAllChoices>['choices'];
  choose: (question: DeskQuestion, option: DeskOption) => void;
  clear: (id: string) => void;
  /** It was saved; another one that was chosen meanwhile stays. */
  saved: (id: string, option: Id) => void;
  clearAll: () => void;
}

/** Changes choices without hearing of them (UI-13). */
export function useChangeChoices({ kept }: { kept: Kept }): ChangeChoices {
  const { name, keeping } = kept;
  const change = useKeptChange(name, keeping);
  const changeSeen = useKeptChange(seenName(name), seenChoices);
  return useMemo(() => {
    const clear = (id: string) => {
      change((choices) => withEntry(choices, id, undefined));
      changeSeen((seen) => withEntry(seen, id, undefined));
    };
    const now = () => keptNow(name, keeping);
    return {
      now,
      clear,
      choose: (question, option) => {
        const id = String(question.id);
        change((choices) => withEntry(choices, id, option.id));
        changeSeen((seen) => withEntry(seen, id, seenNow(question, option)));
      },
      saved: (id, option) => {
        if (sameId(now().get(id), option)) clear(id);
      },
      clearAll: () => {
        change(() => keeping.start);
        changeSeen(() => seenChoices.start);
      },
    };
  }, [name, keeping, change, changeSeen]);
}

/** All that is chosen and what stood there then, for parts that show them together. */
export function useAllChoices({ kept }: { kept: Kept }) {
  const { value: choices, restoredAt } = useKept(kept.name, kept.keeping);
  const { value: seen } = useKept(seenName(kept.name), seenChoices);
  return { choices, seen, restoredAt };
}

/** What is chosen for one question: its row is drawn for its own changes alone. */
export const useChoice = ({ kept }: { kept: Kept }, id: Id) =>
  useKeptEntry(kept.name, kept.keeping, String(id));
