import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { UserAnswersHeading } from '#resources/games/UserAnswersHeading.tsx';
import { statsAddress, userGamesAddress } from '#resources/trades/addresses.ts';

/** A user's trades in a game, with the way to all games of the user (TRD-05). */
export function AnswersHeading() {
  const t = useText();
  return (
    <UserAnswersHeading
      title={t('trades.stats.title')}
      titleOf={(names) => t('trades.stats.titleOf', names)}
      address={statsAddress}
      userAddress={userGamesAddress}
      link={(userId) => (
        <Button component={Link} to={userGamesAddress(userId)} variant="outlined">
          {t('trades.stats.allGames')}
        </Button>
      )}
    />
  );
}
