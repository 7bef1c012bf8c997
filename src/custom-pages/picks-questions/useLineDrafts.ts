import { useMemo } from 'react';
import { z } from 'zod';
import type { Id } from '#rules/ids.ts';
import { keptMap, useKept } from '#ui/useKept.ts';

/** The values typed and not saved, by the question's id as text. */
export type LineDrafts = ReadonlyMap<string, string>;

const typedLines = keptMap(z.string());

/**
 * What is typed as new values of a game, on cards and on the lines desk alike. It outlives other cards' saves
 * and failed saves (PIC-05, UI-10, APP-08).
 */
export function useLineDrafts(gameId: string) {
  const { value: drafts, restoredAt, change } = useKept(`picks-lines/${gameId}`, typedLines);
  const changes = useMemo(
    () => ({
      type: (values: readonly (readonly [Id, string])[]) =>
        change(
          (now) => new Map([...now, ...values.map(([id, text]) => [String(id), text] as const)]),
        ),
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

export type LineDraftsOf = ReturnType<typeof useLineDrafts>;
