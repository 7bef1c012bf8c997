import { useRead } from '#cache/useRead.ts';
import type { PicksGame } from '#contract/games.ts';
import { listPlayers } from '#contract/staticData.ts';

/** The players to choose from: those of the game, else of the list kept beside it (PIC-02). */
export function usePlayers(gameId: string, game: PicksGame | null | undefined) {
  const brought = game?.players ?? [];
  const read = useRead(
    listPlayers,
    { path: { id: gameId } },
    { enabled: game !== undefined && brought.length === 0 },
  );
  return brought.length > 0 ? { players: brought, read: null } : { players: read.data, read };
}
