import { useState } from 'react';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';
import type { Id } from '#rules/ids.ts';

const stored = z.array(z.tuple([z.string(), z.string()]));

/** The values typed and not saved, by the question's id as text. */
export type LineDrafts = ReadonlyMap<string, string>;

/**
 * What is typed as new values of a game, on cards and on the lines desk alike. It outlives cards that scroll
 * away, other cards' saves, refetches, failed saves and an expired session (PIC-05, UI-10, APP-08).
 */
export function useLineDrafts(gameId: string) {
  const name = `picks-lines/${gameId}`;
  const [drafts, setDrafts] = useState<LineDrafts>(() => {
    const draft = stored.safeParse(readDraft(name));
    return new Map(draft.success ? draft.data : []);
  });
  const change = (next: (now: Map<string, string>) => void) =>
    setDrafts((now) => {
      const changed = new Map(now);
      next(changed);
      if (changed.size === 0) dropDraft(name);
      else keepDraft(name, [...changed]);
      return changed;
    });
  return {
    drafts,
    type: (values: readonly (readonly [Id, string])[]) =>
      change((now) => {
        for (const [id, text] of values) now.set(String(id), text);
      }),
    /** Of these questions, where the text is still the one that was saved. */
    saved: (values: readonly (readonly [Id, string | undefined])[]) =>
      change((now) => {
        for (const [id, text] of values) if (now.get(String(id)) === text) now.delete(String(id));
      }),
    forget: () => change((now) => now.clear()),
  };
}

export type LineDraftsOf = ReturnType<typeof useLineDrafts>;
