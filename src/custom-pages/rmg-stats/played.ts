import type { RmgPlayer, RmgUserGame } from '#contract/rmg.ts';
import { replayUrl, type Seats, seats } from '#rules/rmg.ts';
import { MISSING } from '#rules/text.ts';

/** A game with its players told apart, and the address of its room if there is one. */
export interface Played extends Seats<RmgPlayer> {
  game: RmgUserGame;
  replay: string | null;
}

/** Tells the user looked up from the opponents, and finds the game's room (RMG-03, RMG-05). */
export function playedOf(
  game: RmgUserGame,
  from: { userId: string; room: unknown; replayUrl: string | undefined },
): Played {
  const room = { navigate: from.room, game_id: game.game_id, user_id: from.userId };
  return {
    game,
    ...seats(game.game?.players ?? [], from.userId),
    replay:
      from.replayUrl === undefined || game.game_id === MISSING
        ? null
        : replayUrl(from.replayUrl, room),
  };
}
