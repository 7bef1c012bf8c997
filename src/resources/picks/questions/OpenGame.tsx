import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PicksQuestion } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import type { OpenPicksGame } from '#resources/picks/games/picksGame.ts';
import { questionNames } from '#resources/picks/questions/questionWords.ts';
import { useQuestionedGame } from '#resources/picks/questions/useQuestionedGame.ts';

interface OfCards {
  open: OpenPicksGame;
  /** The questions could not be read again. */
  unread: boolean;
  /** What a question is named by among those of the game. */
  nameOf: (question: PicksQuestion) => string;
}

const GameContext = createContext<OfCards | null>(null);

/** Asks once for the game of all cards inside: each asking by itself would hear of every read on its own (UI-13). */
export function OpenGame({ children }: { children: ReactNode }) {
  const t = useText();
  const { open, unread, whole } = useQuestionedGame();
  const questions = whole?.questions;
  const game = useMemo(
    () => ({ open, unread, nameOf: questionNames(t, questions ?? []) }),
    [open, unread, t, questions],
  );
  return <GameContext value={game}>{children}</GameContext>;
}

/** The game of the card around. */
export function useGameOfCard(): OfCards {
  const game = useContext(GameContext);
  if (!game) throw new Error('Outside of the questions of a game');
  return game;
}
