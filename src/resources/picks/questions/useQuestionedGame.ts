import { useMemo } from 'react';
import { useParams } from 'react-router';
import { readTogether } from '#cache/readTogether.ts';
import { useRead } from '#cache/useRead.ts';
import { listPicksQuestions } from '#contract/picks.ts';
import type { QuestionedGame } from '#resources/picks/games/picksGame.ts';
import { usePicksGame } from '#resources/picks/games/usePicksGame.ts';
import { addressId } from '#rules/userId.ts';

/**
 * The game of the open address and its questions: both as one read to show (UI-15), and `whole` once the questions
 * are there. `unread`: they could not be read again, so that nobody knows what became of them. The list reads the
 * questions; of all parts of the page the one that `finds` reads the game.
 */
export function useQuestionedGame({ finds = false } = {}) {
  const gameId = addressId(useParams().gameId);
  const found = usePicksGame(gameId, { shared: !finds });
  const questions = useRead(
    listPicksQuestions,
    { query: { game_id: gameId } },
    { enabled: gameId !== '', shared: true },
  );
  const game = found.game ?? null;
  const listed = questions.data?.data.picks_question;
  const whole: QuestionedGame | null = useMemo(
    () => (listed ? { gameId, game, questions: listed } : null),
    [gameId, game, listed],
  );
  const open = useMemo(() => ({ gameId, game }), [gameId, game]);
  return {
    gameId,
    open,
    found,
    whole,
    read: readTogether(questions, found.read),
    unread: questions.error !== null,
  };
}
