import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';
import { newRow, rowsOfDraft, type TypedRow } from '#custom-pages/picks-add-players/playerRows.ts';

/**
 * The rows that are typed for a game; they outlive a failed save and an expired session (UI-10, APP-08), but
 * not, with `useless`, the page of a game that takes none.
 */
export function usePlayerRows(gameId: string, useless: boolean) {
  const name = `picks-add-players/${gameId}`;
  const [rows, setRows] = useState<readonly TypedRow[]>(() =>
    useless ? [] : rowsOfDraft(readDraft(name)),
  );
  const [kept, setKept] = useState(rows.length > 0);
  // The draft is written at once, not when the rows are drawn again: a page that is left is not.
  const newest = useRef(rows);
  useEffect(() => {
    if (useless) dropDraft(name);
  }, [useless, name]);
  const change = (next: (now: readonly TypedRow[]) => readonly TypedRow[]) => {
    const changed = next(newest.current);
    newest.current = changed;
    if (useless || changed.length === 0) dropDraft(name);
    else keepDraft(name, changed);
    setRows(changed);
  };
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
