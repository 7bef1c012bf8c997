import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';
import { newRow, rowsOfDraft, type TypedRow } from '#custom-pages/picks-add-players/playerRows.ts';

/** The rows that are typed for a game; they outlive a failed save and an expired session (UI-10, APP-08). */
export function usePlayerRows(gameId: string) {
  const name = `picks-add-players/${gameId}`;
  const [rows, setRows] = useState<readonly TypedRow[]>(() => rowsOfDraft(readDraft(name)));
  const [kept, setKept] = useState(rows.length > 0);
  const change = (next: (now: readonly TypedRow[]) => readonly TypedRow[]) =>
    setRows((now) => {
      const changed = next(now);
      if (changed.length === 0) dropDraft(name);
      else keepDraft(name, changed);
      return changed;
    });
  return {
    rows,
    /** They come from an earlier visit. */
    kept,
    add: () => change((now) => [...now, newRow()]),
    edit: (key: string, changed: Partial<TypedRow>) =>
      change((now) => now.map((row) => (row.key === key ? { ...row, ...changed } : row))),
    remove: (key: string) => change((now) => now.filter((row) => row.key !== key)),
    clear: () => {
      setKept(false);
      change(() => []);
    },
  };
}
