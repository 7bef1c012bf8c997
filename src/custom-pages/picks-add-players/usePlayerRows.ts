import { useEffect, useMemo } from 'react';
import { newRow, type TypedRow, typedRows } from '#custom-pages/picks-add-players/playerRows.ts';
import { type Keeping, useKept } from '#ui/useKept.ts';

/** Rows that no game takes: what is in sight stays, to be copied, and nothing is kept. */
const uselessRows: Keeping<readonly TypedRow[]> = {
  ...typedRows,
  isEmpty: () => true,
  read: () => undefined,
};

const isSameRow = (one: TypedRow, other: TypedRow): boolean =>
  one.key === other.key &&
  one.player_id === other.player_id &&
  one.picks_category === other.picks_category &&
  one.value === other.value;

/**
 * The rows that are typed for a game; they outlive a failed save and an expired session (UI-10, APP-08), but
 * not, with `useless`, the page of a game that takes none.
 */
export function usePlayerRows(gameId: string, useless: boolean) {
  const { value, restoredAt, change } = useKept(
    `picks-add-players/${gameId}`,
    useless ? uselessRows : typedRows,
  );
  useEffect(() => {
    if (useless) change((now) => now);
  }, [useless, change]);
  const changes = useMemo(
    () => ({
      add: () => change((now) => [...now, newRow()]),
      edit: (key: string, changed: Partial<TypedRow>) =>
        change((now) => now.map((row) => (row.key === key ? { ...row, ...changed } : row))),
      remove: (key: string) => change((now) => now.filter((row) => row.key !== key)),
      /** These were saved; a row that was added or changed meanwhile stays. */
      saved: (sent: readonly TypedRow[]) =>
        change((now) => now.filter((row) => !sent.some((one) => isSameRow(one, row)))),
      clear: () => change(() => []),
    }),
    [change],
  );
  return { rows: value, restoredAt, ...changes };
}
