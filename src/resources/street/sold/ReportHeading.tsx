import { useParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { streetGameAddress } from '#resources/street/addresses.ts';
import { StreetLink, StreetTitle } from '#resources/street/StreetTitle.tsx';
import { useRouteGameName } from '#ui/routeGame.ts';

/** Whose report this is, of which game (STR-07). */
export function ReportHeading() {
  const t = useText();
  const { userId = '', gameId = '' } = useParams();
  const game = useRouteGameName(gameId);
  return (
    <StreetTitle
      userId={userId}
      gameId={gameId}
      title={t('street.reportsOf', { game, user: userId })}
    >
      <ListReadAt />
      <StreetLink to={streetGameAddress('index', userId, gameId)} label={t('street.toGame')} />
      <StreetLink to={streetGameAddress('teams', userId, gameId)} label={t('street.teams')} />
    </StreetTitle>
  );
}
