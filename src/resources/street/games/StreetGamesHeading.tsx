import { useNavigate, useParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { streetGamesOf } from '#resources/street/addresses.ts';
import { usePlaceNow } from '#ui/consoleRouter.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { UserIdForm } from '#ui/UserIdForm.tsx';

/** Whose street games these are, and the form that asks for another user (STR-01). */
export function StreetGamesHeading() {
  const t = useText();
  const { userId = '' } = useParams();
  const placeNow = usePlaceNow();
  const navigate = useNavigate();
  useNoteUser(userId, streetGamesOf(userId));
  return (
    <>
      <PageTitle
        title={userId === '' ? t('street.games') : t('street.gamesOf', { user: userId })}
        actions={
          userId !== '' && (
            <>
              <ListReadAt />
              <LookUpLink userId={userId} />
            </>
          )
        }
      />
      <UserIdForm
        value={userId}
        label={t('street.askTitle')}
        submit={t('street.show')}
        onUser={(user) => navigate(streetGamesOf(user) + placeNow().search)}
      />
    </>
  );
}
