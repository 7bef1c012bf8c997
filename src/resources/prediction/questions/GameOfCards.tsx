import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import { useQuestionedGame } from '#resources/prediction/questions/useQuestionedGame.ts';

interface Game {
  gameId: string;
  state: GameState;
}

const GameContext = createContext<Game | null>(null);

/** Asks once for the game of all cards: each asking by itself would hear of every read on its own (UI-13). */
export function GameOfCards({ children }: { children: ReactNode }) {
  const { gameId, state } = useQuestionedGame();
  const game = useMemo(() => ({ gameId, state }), [gameId, state]);
  return <GameContext value={game}>{children}</GameContext>;
}

/** The game of the cards around; null outside of them. */
export const useGameOfCards = (): Game | null => useContext(GameContext);
