import type { TradesGame } from '#contract/trades.ts';
import { gameCode } from '#rules/settlement.ts';

/** What a game is found by: teams, tournament, id. */
export const gameWords = (game: TradesGame): string =>
  [gameCode(game), game.tournament?.name, game.id].join(' ');
