import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { activity, subscribeActivity } from '#actions/activity.ts';
import { doneBefore } from '#actions/sentBefore.ts';
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
 * The four settlement actions, in sight at the lower edge: what pays at one end, what cancels or gives back in red at
 * the other. Those that the game's state does not allow say why, and once it is cancelled all but Cancel Game are gone
 * (TRD-03, UI-14).
 */
export function SettlementBar() {
  const { whole, awaited } = useQuestionedGame();
  return whole && !awaited ? <Steps game={whole} /> : null;
}

function Steps({ game }: { game: QuestionedGame }) {
  const t = useText();
  const { chosen } = useChosenAnswers(game.gameId);
  useSyncExternalStore(subscribeActivity, activity);
  const rule = maySettle(game);
  const whole = rule === true || !rule.hidden;
  const given = { subject: { ...game, chosen }, extra: undefined };
  // One step is the one to take: the payout, and after it the end of the match.
  const paid = doneBefore(distributeWinning, given.subject, undefined) !== null;
  return (
    <BottomBar label={t('trades.settlement.bar')}>
      {whole && <ActionButton action={distributeWinning} {...given} />}
      {whole && <ActionButton action={markComplete} {...given} quiet={!paid} />}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {whole && <ActionButton action={cancelUnmatched} {...given} danger />}
        <ActionButton action={cancelGame} {...given} danger />
      </Box>
    </BottomBar>
  );
}
