import { type PredictionGame, predictionGame } from '#contract/prediction.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { gameCode } from '#rules/settlement.ts';

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
