import { useRead } from '#cache/useRead.ts';
import type { GameTab } from '#contract/assumptions.ts';
import { listTradesGames, type TradesGame } from '#contract/trades.ts';
import type { Failure } from '#http/failure.ts';
import { gameAmong } from '#resources/trades/questions/tradesGame.ts';

export interface FoundGame {
  /** Null: not there; undefined: still looked for. */
  game: TradesGame | null | undefined;
  error: Failure | null;
  isFetching: boolean;
  /** Milliseconds; 0 while no list was read. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** A trades game found by its id among the lists of the three stages, one after the other. */
export function useTradesGame(gameId: string, { enabled = true, shared = false } = {}): FoundGame {
  const upcoming = useStage('active', gameId, { enabled, shared });
  const live = useStage('inprogress', gameId, {
    enabled: enabled && upcoming.game === null,
    shared,
  });
  const completed = useStage('inactive', gameId, {
    enabled: enabled && live.game === null,
    shared,
  });
  return [completed, live].find(({ asked }) => asked) ?? upcoming;
}

function useStage(
  status: GameTab,
  gameId: string,
  { enabled: asked, shared }: { enabled: boolean; shared: boolean },
): FoundGame & { asked: boolean } {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useRead(
    listTradesGames,
    { query: { status } },
    { enabled: asked && gameId !== '', shared },
  );
  const game = data && gameAmong(gameId, data);
  return { asked, error, isFetching, dataUpdatedAt, refetch, game };
}
