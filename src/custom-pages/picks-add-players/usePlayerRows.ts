import { useEffect } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { newRow, type TypedRow, typedRows } from '#custom-pages/picks-add-players/playerRows.ts';
import { useEveryChange } from '#resource-kit/form/useEveryChange.ts';
import { keptNow, useKeptChange, useRestoredAt } from '#ui/useKept.ts';

/** The form of the players to add. */
export interface PlayerRows {
  rows: readonly TypedRow[];
}

const isSameRow = (one: TypedRow, other: TypedRow): boolean =>
  one.key === other.key &&
  one.player_id === other.player_id &&
  one.picks_category === other.picks_category &&
  one.value === other.value;

/**
 * The rows that are typed for a game; they outlive a failed save and an expired session (UI-10, APP-08), but not the
 * page of a game that is `closed` to them: there what is in sight stays, to be copied, and nothing is kept.
 */
export function usePlayerRows(gameId: string, closed: boolean) {
  const name = `picks-add-players/${gameId}`;
  const change = useKeptChange(name, typedRows);
  const restoredAt = useRestoredAt(name, typedRows);
  const form = useForm<PlayerRows>({
    defaultValues: { rows: closed ? [] : keptNow(name, typedRows) },
  });
  const { control, getValues } = form;
  const { append, remove, replace } = useFieldArray({ control, name: 'rows' });
  useEveryChange(form, ({ rows }) => change(() => (closed ? [] : rows)));
  useEffect(() => {
    if (closed) change(() => []);
  }, [closed, change]);
  return {
    form,
    /** As they are by now; the form changes its own in place. */
    rows: useWatch({ control, name: 'rows' }).map((row) => ({ ...row })),
    restoredAt: closed ? null : restoredAt,
    add: () => append(newRow(), { shouldFocus: false }),
    remove,
    /** These were saved, also where the page was left since; a row that was added or changed meanwhile stays. */
    saved: (sent: readonly TypedRow[]) => {
      const left = (rows: readonly TypedRow[]) =>
        rows.filter((row) => !sent.some((one) => isSameRow(one, row)));
      change(left);
      replace(left(getValues('rows')));
    },
    clear: () => {
      change(() => []);
      replace([]);
    },
  };
}
