import { z } from 'zod';
import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import type { Player } from '#contract/games.ts';
import type { PicksQuestion } from '#contract/picks.ts';
import { sideBySide } from '#rules/direction.ts';
import { sameId } from '#rules/ids.ts';
import type { PlayerRow } from '#rules/picks.ts';
import { labelsApart } from '#rules/twins.ts';
import type { Keeping } from '#ui/useKept.ts';

/** A row as it is typed, and as its draft is kept: a value that is refused stays refused (UI-06, UI-10). */
export interface TypedRow extends PlayerRow {
  /** Of this row on the screen, unique. */
  readonly key: string;
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

/**
 * The rows of which the game has a question that it had not `before`: what a save reached that was not confirmed
 * (NET-06). Each question stands for one row.
 */
export function reachedRows<Row extends PlayerRow>(
  rows: readonly Row[],
  players: readonly Player[],
  before: readonly PicksQuestion[],
  now: readonly PicksQuestion[],
): readonly Row[] {
  const fresh = now.filter(({ _id }) => !before.some((old) => sameId(old._id, _id)));
  return rows.filter((row) => {
    const player = players.find(({ id }) => sameId(id, row.player_id));
    const place = fresh.findIndex(
      ({ player_data, picks_category }) =>
        player !== undefined &&
        player_data != null &&
        isSamePlayer(player_data, player) &&
        picks_category === row.picks_category,
    );
    if (place >= 0) fresh.splice(place, 1);
    return place >= 0;
  });
}

/** A question has no id of its player: what it says of him has to be his. */
const isSamePlayer = (
  said: NonNullable<PicksQuestion['player_data']>,
  { name, team_code, position }: Player,
): boolean =>
  said.name === name &&
  (said.team_code == null || said.team_code === team_code) &&
  (said.position == null || said.position === position);

/** What the players to choose from are called, by id: those who look alike say their id. */
export function playerLabels(players: readonly Player[]): ReadonlyMap<string, string> {
  const labels = labelsApart(
    players,
    ({ id, name, team_code, position }) => sideBySide([name ?? String(id), team_code, position]),
    ({ id }) => id,
  );
  return new Map(players.map(({ id }, place) => [String(id), labels[place] ?? '']));
}

const storedRows = z.array(
  z.object({
    key: z.string(),
    player_id: z.union([z.string(), z.number()]).nullable(),
    picks_category: z.enum(PICKS_CATEGORIES).nullable(),
    value: z.string(),
  }),
);

/** How rows are kept while they are typed. */
export const typedRows: Keeping<readonly TypedRow[]> = {
  start: [],
  isEmpty: (rows) => rows.length === 0,
  read: (kept) => storedRows.safeParse(kept).data,
};

export const newRow = (): TypedRow => ({
  key: crypto.randomUUID(),
  player_id: null,
  picks_category: null,
  value: '',
});
