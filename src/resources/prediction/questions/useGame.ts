import { useCallback, useMemo } from 'react';
import { useRead } from '#cache/useRead.ts';
import {
  listPredictionGames,
  listPredictionQuestions,
  type PredictionQuestion,
} from '#contract/prediction.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import { findGame, unlistedGame } from '#resources/prediction/questions/game.ts';

/** A game out of the list of games, with its questions; each is read by itself. */
export function useGame(gameId: string) {
  const games = useRead(listPredictionGames, {});
  const questions = useRead(listPredictionQuestions, { query: { game_id: gameId } });
  const listed = useMemo(
    () => games.data && findGame(games.data.games, gameId),
    [games.data, gameId],
  );
  const state = useMemo(
    (): GameState => ({ game: listed ?? unlistedGame(gameId), questions: questions.data ?? [] }),
    [listed, gameId, questions.data],
  );
  const { refetch: refetchGames } = games;
  const { refetch: refetchQuestions } = questions;
  const readAgain = useCallback(async (): Promise<readonly PredictionQuestion[] | undefined> => {
    const { data, isError } = await refetchQuestions();
    return isError ? undefined : data;
  }, [refetchQuestions]);
  const refresh = useCallback(() => {
    void refetchGames();
    void refetchQuestions();
  }, [refetchGames, refetchQuestions]);
  return { games, questions, listed, state, readAgain, refresh };
}
