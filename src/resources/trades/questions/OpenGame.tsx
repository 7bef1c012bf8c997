import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { RowSubject } from '#resource-kit/list/rowSubject.ts';
import { type AskedQuestion, told } from '#resources/trades/questions/questionActions.ts';
import { useQuestionedGame } from '#resources/trades/questions/useQuestionedGame.ts';

interface OfQuestions {
  gameId: string;
  /** A question with what is known of the game, as it is acted on: the list brings that along, or other lists tell of it. */
  asked: (question: AskedQuestion) => AskedQuestion;
}

const GameContext = createContext<OfQuestions | null>(null);

/** Asks once for the game of all questions inside: each asking by itself would hear of every read on its own (UI-13). */
export function OpenGame({ children }: { children: ReactNode }) {
  const { gameId, found, awaited } = useQuestionedGame();
  const { game } = found;
  const ofQuestions = useMemo((): OfQuestions => {
    const known = { ...(game && told({ gameId, game })), gameAwaited: awaited };
    return { gameId, asked: (question) => ({ ...question, ...known }) };
  }, [gameId, game, awaited]);
  return (
    <GameContext value={ofQuestions}>
      <RowSubject value={ofQuestions.asked}>{children}</RowSubject>
    </GameContext>
  );
}

/** The game of the card around. */
export function useGameOfCard(): OfQuestions {
  const game = useContext(GameContext);
  if (!game) throw new Error('Outside of the questions of a game');
  return game;
}
