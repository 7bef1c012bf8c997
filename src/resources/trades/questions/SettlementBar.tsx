import { useText } from '#i18n/useText.ts';
import { useChosenAnswers } from '#resources/trades/questions/chosenAnswers.ts';
import {
  cancelGame,
  cancelUnmatched,
  distributeWinning,
  markComplete,
} from '#resources/trades/questions/settlementActions.ts';
import type { QuestionedGame } from '#resources/trades/questions/tradesGame.ts';
import { useQuestionedGame } from '#resources/trades/questions/useQuestionedGame.ts';
import { maySettle } from '#rules/trades.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';

/**
 * The four settlement actions, in sight at the lower edge; those that the game's state does not allow say why,
 * and once it is cancelled all but Cancel Game are gone (TRD-03, UI-14).
 */
export function SettlementBar() {
  const { found, whole } = useQuestionedGame();
  const known = found.game !== undefined || found.error !== null;
  return whole && known ? <Steps game={whole} /> : null;
}

function Steps({ game }: { game: QuestionedGame }) {
  const t = useText();
  const { chosen } = useChosenAnswers(game.gameId);
  const rule = maySettle(game);
  const whole = rule === true || !rule.hidden;
  const given = { subject: { ...game, chosen }, extra: undefined };
  return (
    <BottomBar label={t('trades.settlement.bar')}>
      {whole && <ActionButton action={distributeWinning} {...given} />}
      {whole && <ActionButton action={markComplete} {...given} />}
      <ActionButton action={cancelGame} {...given} />
      {whole && <ActionButton action={cancelUnmatched} {...given} />}
    </BottomBar>
  );
}
