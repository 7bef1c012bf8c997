import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { statsAddress, userGamesAddress } from '#resources/trades/addresses.ts';
import { addressId } from '#rules/userId.ts';
import { GameUserFilter } from '#ui/GameUserFilter.tsx';
import { GameUserIds } from '#ui/GameUserIds.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { useRouteGameName } from '#ui/routeGame.ts';

/** Whose trades these are, in which game, and the form that asks for both (TRD-05). */
export function AnswersHeading() {
  const t = useText();
  const params = useParams();
  const navigate = useNavigate();
  const gameId = addressId(params.gameId);
  const userId = addressId(params.userId);
  const complete = gameId !== '' && userId !== '';
  const game = useRouteGameName(gameId);
  useNoteUser(complete ? userId : '', userGamesAddress(userId));
  return (
    <>
      <PageTitle
        title={
          complete ? t('trades.stats.titleOf', { user: userId, game }) : t('trades.stats.title')
        }
        note={complete && <GameUserIds gameId={gameId} userId={userId} />}
        actions={
          complete && (
            <>
              <ListReadAt />
              <Button component={Link} to={userGamesAddress(userId)} variant="outlined">
                {t('trades.stats.allGames')}
              </Button>
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
