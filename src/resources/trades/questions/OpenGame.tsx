import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { told } from '#resources/trades/questions/questionActions.ts';
import { useQuestionedGame } from '#resources/trades/questions/useQuestionedGame.ts';

interface OfCards {
  gameId: string;
  /** What its questions are asked with once the game is found. */
  game: ReturnType<typeof told> | undefined;
  /** It is still looked for: nothing can say which game money is moved in. */
  awaited: boolean;
}

const GameContext = createContext<OfCards | null>(null);

/** Asks once for the game of all cards inside: each asking by itself would hear of every read on its own (UI-13). */
export function OpenGame({ children }: { children: ReactNode }) {
  const { gameId, found } = useQuestionedGame();
  const { game, error } = found;
  const awaited = game === undefined && error === null;
  const ofCards = useMemo(
    () => ({ gameId, game: game ? told({ gameId, game }) : undefined, awaited }),
    [gameId, game, awaited],
  );
  return <GameContext value={ofCards}>{children}</GameContext>;
}

/** The game of the card around. */
export function useGameOfCard(): OfCards {
  const game = useContext(GameContext);
  if (!game) throw new Error('Outside of the questions of a game');
  return game;
}
