import Box from '@mui/material/Box';
import { useAction } from '#actions/useAction.ts';
import type { ChosenAnswers } from '#custom-pages/trades-questions/chosenAnswers.ts';
import {
  cancelGame,
  cancelUnmatched,
  distributeWinning,
  markComplete,
} from '#custom-pages/trades-questions/settlementActions.ts';
import type { QuestionedGame } from '#custom-pages/trades-questions/tradesGame.ts';
import { useText } from '#i18n/useText.ts';
import { maySettle } from '#rules/trades.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { useSharedHeight } from '#ui/useSharedHeight.ts';
import { WhyNot } from '#ui/WhyNot.tsx';

/**
 * The four settlement actions, in sight at the lower edge; those that the game's state does not allow say why,
 * and once it is cancelled all but Cancel Game are gone (TRD-03, UI-14).
 */
export function SettlementBar({
  game,
  chosen,
}: {
  game: QuestionedGame;
  /** Options that are chosen in the list and not saved. */
  chosen: ChosenAnswers;
}) {
  const t = useText();
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

/** 'Why not?': which settlement actions are not to be had now, and the reason of each (UI-14). */
export function SettlementWhyNot({ game }: { game: QuestionedGame }) {
  const t = useText();
  const reasons = [
    {
      label: distributeWinning.label,
      reason: useAction(distributeWinning).whyNot(game, undefined),
    },
    { label: markComplete.label, reason: useAction(markComplete).whyNot(game, undefined) },
    { label: cancelGame.label, reason: useAction(cancelGame).whyNot(game, undefined) },
    { label: cancelUnmatched.label, reason: useAction(cancelUnmatched).whyNot(game, undefined) },
  ];
  return (
    <WhyNot
      actions={reasons.flatMap(({ label, reason }) =>
        reason ? [{ label: t(label), reason: t(reason) }] : [],
      )}
    />
  );
}
