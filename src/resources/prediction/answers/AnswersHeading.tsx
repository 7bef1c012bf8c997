import { useNavigate, useParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { statsAddress } from '#resources/prediction/addresses.ts';
import { addressId } from '#rules/userId.ts';
import { GameUserFilter } from '#ui/GameUserFilter.tsx';
import { GameUserIds } from '#ui/GameUserIds.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { lookUpAddress } from '#ui/lookUpAddress.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { useRouteGameName } from '#ui/routeGame.ts';

/** Whose predictions these are, in which game, and the form that asks for both (PRD-16). */
export function AnswersHeading() {
  const t = useText();
  const navigate = useNavigate();
  const params = useParams();
  const gameId = addressId(params.gameId);
  const userId = addressId(params.userId);
  const complete = gameId !== '' && userId !== '';
  const game = useRouteGameName(gameId);
  useNoteUser(complete ? userId : '', lookUpAddress(userId));
  return (
    <>
      <PageTitle
        title={complete ? t('prediction.statsOf', { user: userId, game }) : t('prediction.stats')}
        note={complete && <GameUserIds gameId={gameId} userId={userId} />}
        actions={
          complete && (
            <>
              <ListReadAt />
              <LookUpLink userId={userId} />
            </>
          )
        }
      />
      <GameUserFilter
        value={{ gameId, userId }}
        onApply={(both) => navigate(statsAddress(both.gameId, both.userId))}
      />
    </>
  );
}
