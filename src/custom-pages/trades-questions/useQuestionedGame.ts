import { readTogether } from '#cache/readTogether.ts';
import { useRead } from '#cache/useRead.ts';
import { listTradesQuestions } from '#contract/trades.ts';
import {
  gameBeside,
  type QuestionedGame,
  questioned,
} from '#custom-pages/trades-questions/tradesGame.ts';
import { type FoundGame, useTradesGame } from '#custom-pages/trades-questions/useTradesGame.ts';

/**
 * The questions of a game as a read to show, the game beside them, and both together once they are there. Where
 * the game comes out of the lists, the read is of both (UI-15).
 */
export function useQuestionedGame(gameId: string) {
  const questions = useRead(listTradesQuestions, { query: { game_id: gameId } });
  const beside = questions.data && gameBeside(gameId, questions.data);
  const listed = useTradesGame(gameId, { enabled: beside === null });
  const found: Pick<FoundGame, 'game' | 'error' | 'refetch'> = beside
    ? { game: beside, error: null, refetch: questions.refetch }
    : listed;
  const whole: QuestionedGame | null = questions.data
    ? questioned(gameId, questions.data, found.game ?? null)
    : null;
  return { read: beside ? questions : readTogether(questions, listed), found, whole };
}
