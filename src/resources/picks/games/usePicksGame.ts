import { useRead } from '#cache/useRead.ts';
import { listPicksGames } from '#contract/picks.ts';
import { gameAmong } from '#resources/picks/games/picksGame.ts';

/** The game in the address; null when the service answers without it. */
export function usePicksGame(gameId: string, { shared = false } = {}) {
  const read = useRead(
    listPicksGames,
    { query: { game_id: gameId } },
    { enabled: gameId !== '', shared },
  );
  const game = read.data === undefined ? undefined : gameAmong(gameId, read.data);
  return { game, read };
}
