import { useRead } from '#cache/useRead.ts';
import { listPicksGames } from '#contract/picks.ts';
import { gameAmong } from '#resources/picks/games/picksGame.ts';

/** The game in the address; null when the service answers without it. */
export function usePicksGame(gameId: string) {
  const read = useRead(listPicksGames, { query: { game_id: gameId } });
  const game = read.data === undefined ? undefined : gameAmong(gameId, read.data);
  return { game, read };
}
