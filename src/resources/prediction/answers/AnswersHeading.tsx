import { useText } from '#i18n/useText.ts';
import { UserAnswersHeading } from '#resources/games/UserAnswersHeading.tsx';
import { statsAddress } from '#resources/prediction/addresses.ts';
import { lookUpAddress } from '#ui/lookUpAddress.ts';

/** A user's predictions in a game (PRD-16). */
export function AnswersHeading() {
  const t = useText();
  return (
    <UserAnswersHeading
      title={t('prediction.stats')}
      titleOf={(names) => t('prediction.statsOf', names)}
      address={statsAddress}
      userAddress={lookUpAddress}
    />
  );
}
