import { useAction } from '#actions/useAction.ts';
import { useText } from '#i18n/useText.ts';
import {
  cancelGame,
  cancelUnmatched,
  distributeWinning,
  markComplete,
} from '#resources/trades/questions/settlementActions.ts';
import type { QuestionedGame } from '#resources/trades/questions/tradesGame.ts';
import { WhyNot } from '#ui/WhyNot.tsx';

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
