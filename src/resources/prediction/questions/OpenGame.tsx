import { useRecordContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PredictionQuestion } from '#contract/prediction.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import { useQuestionedGame } from '#resources/prediction/questions/useQuestionedGame.ts';
import type { Id } from '#rules/ids.ts';

interface Game {
  gameId: string;
  state: GameState;
  /** The game is still to be read: what its state allows is not known. */
  awaited: boolean;
  /** The questions could not be read again, so that nobody knows what became of them. */
  unread: boolean;
  /** Reads the questions again. */
  refetch: ReturnType<typeof useQuestionedGame>['questions']['refetch'];
}

const GameContext = createContext<Game | null>(null);

/** Asks once for the game of all parts inside: each asking by itself would hear of every read on its own (UI-13). */
export function OpenGame({ children }: { children: ReactNode }) {
  const { gameId, state, games, unread, questions } = useQuestionedGame();
  const awaited = games.data === undefined && games.error === null;
  const { refetch } = questions;
  const game = useMemo(
    () => ({ gameId, state, awaited, unread, refetch }),
    [gameId, state, awaited, unread, refetch],
  );
  return <GameContext value={game}>{children}</GameContext>;
}

/** The game of the page around, for what stands there alone. */
export function useOpenGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('Outside of the questions of a game');
  return game;
}

/** A record of the list: the question, with its number in the service's order, from 1. */
export type ShownQuestion = PredictionQuestion & { id: Id; n: number };

/** The question of the card around, with its game. */
export function useQuestionOfCard() {
  const { gameId, state } = useOpenGame();
  // A card is drawn for its record alone.
  const question = useRecordContext() as unknown as ShownQuestion;
  return useMemo(
    () => ({ gameId, state: { ...state, question }, n: question.n }),
    [gameId, state, question],
  );
}
