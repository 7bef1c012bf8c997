import { z } from 'zod';
import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import type { Player } from '#contract/games.ts';
import { sameId } from '#rules/ids.ts';
import { isRowComplete, type PlayerRow } from '#rules/picks.ts';
import { type Allowed, firstReason, type Reason } from '#rules/reason.ts';
import { readPicksValue } from '#rules/typedNumber.ts';

/** A row as it is typed. */
export interface TypedRow {
  /** Of this row on the screen, unique. */
  readonly key: string;
  readonly player_id: PlayerRow['player_id'];
  readonly picks_category: PlayerRow['picks_category'];
  /** The default value's text. */
  readonly value: string;
  /** Why what was typed last was not taken as the value, until the field is looked at again (UI-06). */
  readonly notTaken?: Reason | undefined;
}

/** A row beside the players that there are now. */
export interface ListedRow extends TypedRow {
  /** Its player is no longer among them, and counts as missing. */
  readonly gone: boolean;
}

export const listedRows = (
  rows: readonly TypedRow[],
  players: readonly Pick<Player, 'id'>[],
): readonly ListedRow[] =>
  rows.map((row) => {
    const gone = row.player_id !== null && !players.some(({ id }) => sameId(id, row.player_id));
    return { ...row, gone, ...(gone && { player_id: null }) };
  });

const storedRows = z.array(
  z.object({
    key: z.string(),
    player_id: z.union([z.string(), z.number()]).nullable(),
    picks_category: z.enum(PICKS_CATEGORIES).nullable(),
    value: z.string(),
  }),
);

/** Rows out of a draft; none when it is of another shape. */
export const rowsOfDraft = (draft: unknown): readonly TypedRow[] => {
  const rows = storedRows.safeParse(draft);
  return rows.success ? rows.data : [];
};

export const newRow = (): TypedRow => ({
  key: crypto.randomUUID(),
  player_id: null,
  picks_category: null,
  value: '',
});

/** The row as it is sent: the value exactly as typed, 0 if it cannot be read (PIC-02). */
export const toRow = ({ player_id, picks_category, value }: TypedRow): PlayerRow => ({
  player_id,
  picks_category,
  default_value: readPicksValue(value),
});

/** No value of the rows differs from what was typed. */
export const allTaken = (rows: readonly TypedRow[]): Allowed =>
  firstReason(...rows.flatMap(({ notTaken }) => notTaken ?? []));

/** The number, from 1, of an earlier row with the same player and category; null when there is none. */
export function earlierTwin(rows: readonly TypedRow[], index: number): number | null {
  const row = rows[index];
  if (!row || isRowComplete(toRow(row)) !== true) return null;
  const twin = rows.findIndex(
    (other) =>
      String(other.player_id) === String(row.player_id) &&
      other.picks_category === row.picks_category,
  );
  return twin < index ? twin + 1 : null;
}
