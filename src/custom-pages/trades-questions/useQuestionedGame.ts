import { listTradesQuestions } from '#contract/trades.ts';
import {
  gameBeside,
  type QuestionedGame,
  questioned,
} from '#custom-pages/trades-questions/tradesGame.ts';
import { type FoundGame, useTradesGame } from '#custom-pages/trades-questions/useTradesGame.ts';
import { useRead } from '#dataProvider/useRead.ts';

/** The questions of a game as a read to show, the game beside them, and both together once they are there. */
export function useQuestionedGame(gameId: string) {
  const read = useRead(listTradesQuestions, { query: { game_id: gameId } });
  const beside = read.data && gameBeside(gameId, read.data);
  const listed = useTradesGame(gameId, { enabled: beside === null });
  const found: Pick<FoundGame, 'game' | 'error' | 'refetch'> = beside
    ? { game: beside, error: null, refetch: read.refetch }
    : listed;
  const whole: QuestionedGame | null = read.data
    ? questioned(gameId, read.data, found.game ?? null)
    : null;
  return { read, found, whole };
}
