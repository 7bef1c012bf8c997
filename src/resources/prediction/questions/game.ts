import { type PredictionGame, predictionGame } from '#contract/prediction.ts';
import { decimalText, parseDecimal } from '#rules/decimal.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { formatEntry } from '#rules/money.ts';
import { gameCode } from '#rules/settlement.ts';
import { MISSING } from '#rules/text.ts';
import { labelsApart, tellingApart } from '#rules/twins.ts';

/**
 * The game of that id among those listed. One that is listed twice with different statuses gets both as its
 * status: nobody knows which holds, so no money action is offered.
 */
export function findGame(
  games: ReadonlyMap<string, readonly PredictionGame[]>,
  id: Id,
): PredictionGame | undefined {
  const found = [...games.values()].flat().filter((game) => sameId(game.id, id));
  const statuses = [...new Set(found.map(({ status }) => status))];
  return found[0] && { ...found[0], status: statuses.join(' / ') };
}

/** Stands for a game that is not listed: without a status nothing can be done to it. */
export const unlistedGame = (id: Id): PredictionGame => predictionGame.parse({ id });

/** How a game is named in dialogs and in the activity list: 'IND v AUS (72001)'. */
export function gameRecord(game: PredictionGame): string {
  const code = gameCode(game);
  const id = String(game.id);
  return code === id ? id : `${code} (${id})`;
}

/** Slots as plain digits: '1000'. */
export function slotText(slots: unknown): string {
  const count = parseDecimal(slots);
  return count === null ? MISSING : decimalText(count);
}

type Leagues = readonly { _id: Id; entry?: unknown; max_entries?: unknown }[];

/** What tells leagues or templates apart that look alike, their ids; '' for those that look like no other. */
export const leagueTellings = (leagues: Leagues): string[] =>
  tellingApart(leagues, leagueName, ({ _id }) => _id);

/** Leagues or templates in a row, those that look alike told apart by their ids. */
export const leagueNames = (leagues: Leagues): string[] =>
  labelsApart(leagues, leagueName, ({ _id }) => _id);

/** How a league or template is named: 'Rs. 49 × 1000'. */
export const leagueName = (league: { entry?: unknown; max_entries?: unknown }): string =>
  `${formatEntry(league.entry)} × ${slotText(league.max_entries)}`;
