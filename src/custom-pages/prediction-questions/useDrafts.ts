import { useCallback, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';
import { type Drafts, isTouched, type KeptDraft, readDrafts } from './drafts.ts';

/** The open editors of a screen. What is typed outlives a refetch, scrolling away, a reload and a lost session. */
export interface DraftsInHand {
  drafts: Drafts;
  write: (key: string, draft: KeptDraft) => void;
  drop: (key: string) => void;
  dropAll: () => void;
  /** Something typed would be lost by leaving. */
  touched: boolean;
}

/** `name`: of the route, under which the drafts are kept (UI-10, APP-08). */
export function useDrafts(name: string): DraftsInHand {
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(readDraft(name)));
  const latest = useRef(drafts);
  const change = useCallback(
    (by: (next: Map<string, KeptDraft>) => void) => {
      const next = new Map(latest.current);
      by(next);
      latest.current = next;
      if (next.size === 0) dropDraft(name);
      else keepDraft(name, [...next]);
      setDrafts(next);
    },
    [name],
  );
  return {
    drafts,
    write: useCallback((key, draft) => change((next) => next.set(key, draft)), [change]),
    drop: useCallback((key) => change((next) => next.delete(key)), [change]),
    dropAll: useCallback(() => change((next) => next.clear()), [change]),
    touched: [...drafts.values()].some(isTouched),
  };
}
