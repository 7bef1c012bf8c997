import { isTaken } from '#actions/pendingMarks.ts';
import type { QuestionedGame } from '#resources/trades/questions/tradesGame.ts';

/** One action on the whole of a game at a time, whichever it is. */
export const gameLock = (gameId: string): string => `trades-game:${gameId}`;

/** One action on a question at a time: it is answered or cancelled. */
export const questionLock = (gameId: string, questionId: string | number): string =>
  `trades-question:${gameId}:${questionId}`;

export const isSettling = (gameId: string): boolean => isTaken(gameLock(gameId));

export const isQuestionRunning = ({ gameId, questions }: QuestionedGame): boolean =>
  questions.some(({ _id }) => isTaken(questionLock(gameId, _id)));
