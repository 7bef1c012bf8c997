import { useParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { streetGameAddress } from '#resources/street/addresses.ts';
import { StreetLink, StreetTitle } from '#resources/street/StreetTitle.tsx';
import { useRouteGameName } from '#ui/routeGame.ts';

/** Whose teams these are, in which game (STR-08). */
export function TeamsHeading() {
  const t = useText();
  const { userId = '', gameId = '' } = useParams();
  const game = useRouteGameName(gameId);
  return (
    <StreetTitle
      userId={userId}
      gameId={gameId}
      title={t('street.teamsOf', { game, user: userId })}
    >
      <ListReadAt />
      <StreetLink to={streetGameAddress('index', userId, gameId)} label={t('street.toGame')} />
      <StreetLink to={streetGameAddress('reports', userId, gameId)} label={t('street.reports')} />
    </StreetTitle>
  );
}
