import Box from '@mui/material/Box';
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
import { useSharedHeight } from '#ui/useSharedHeight.ts';

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
  const bar = useSharedHeight<HTMLDivElement>('--bottom-bar-height');
  const rule = maySettle(game);
  const whole = rule === true || !rule.hidden;
  const given = { subject: { ...game, chosen }, extra: undefined };
  return (
    <Box
      ref={bar}
      role="group"
      aria-label={t('trades.settlement.bar')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        mt: 1.5,
        mx: { xs: -2, md: -3 },
        mb: -3,
        px: { xs: 2, md: 3 },
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {whole && <ActionButton action={distributeWinning} {...given} />}
      {whole && <ActionButton action={markComplete} {...given} />}
      <ActionButton action={cancelGame} {...given} />
      {whole && <ActionButton action={cancelUnmatched} {...given} />}
    </Box>
  );
}
