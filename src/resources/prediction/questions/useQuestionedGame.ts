import { useMemo } from 'react';
import { useParams } from 'react-router';
import { readTogether } from '#cache/readTogether.ts';
import { useRead } from '#cache/useRead.ts';
import { listPredictionGames, listPredictionQuestions } from '#contract/prediction.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import { findGame, unlistedGame } from '#resources/prediction/questions/game.ts';
import { addressId } from '#rules/userId.ts';

/**
 * The game of the open address with its questions, each read by itself, and both as one read to show (UI-15).
 * `unread`: the questions could not be read again, so that nobody knows what became of them. The list reads the
 * questions; of all parts of the page the one that `finds` reads the games.
 */
export function useQuestionedGame({ finds = false } = {}) {
  const gameId = addressId(useParams().gameId);
  const games = useRead(listPredictionGames, {}, { shared: !finds });
  const questions = useRead(
    listPredictionQuestions,
    { query: { game_id: gameId } },
    { enabled: gameId !== '', shared: true },
  );
  const listed = useMemo(
    () => games.data && findGame(games.data.games, gameId),
    [games.data, gameId],
  );
  const state = useMemo(
    (): GameState => ({ game: listed ?? unlistedGame(gameId), questions: questions.data ?? [] }),
    [listed, gameId, questions.data],
  );
  return {
    gameId,
    games,
    questions,
    listed,
    state,
    read: readTogether(questions, games),
    unread: questions.error !== null,
  };
}
