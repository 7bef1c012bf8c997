import { useMemo } from 'react';
import { useParams } from 'react-router';
import { readTogether } from '#cache/readTogether.ts';
import { useRead } from '#cache/useRead.ts';
import { listTradesQuestions } from '#contract/trades.ts';
import {
  gameBeside,
  type QuestionedGame,
  questioned,
} from '#resources/trades/questions/tradesGame.ts';
import { type FoundGame, useTradesGame } from '#resources/trades/questions/useTradesGame.ts';
import { addressId } from '#rules/userId.ts';

/**
 * The game of the open address with its questions as a read to show, and both together once they are there. Where
 * the game comes out of the lists, the read is of both (UI-15); `awaited`: it is still looked for. The list reads the questions; of all parts of the page
 * the one that `finds` reads the lists.
 */
export function useQuestionedGame({ finds = false } = {}) {
  const gameId = addressId(useParams().gameId);
  const questions = useRead(
    listTradesQuestions,
    { query: { game_id: gameId } },
    { enabled: gameId !== '', shared: true },
  );
  const answer = questions.data;
  const beside = answer && gameBeside(gameId, answer);
  const listed = useTradesGame(gameId, { enabled: beside === null, shared: !finds });
  const found: Pick<FoundGame, 'game' | 'error' | 'refetch'> = beside
    ? { game: beside, error: null, refetch: questions.refetch }
    : listed;
  const game = found.game ?? null;
  const whole: QuestionedGame | null = useMemo(
    () => (answer ? questioned(gameId, answer, game) : null),
    [gameId, answer, game],
  );
  return {
    gameId,
    read: beside ? questions : readTogether(questions, listed),
    found,
    awaited: found.game === undefined && found.error === null,
    whole,
  };
}
