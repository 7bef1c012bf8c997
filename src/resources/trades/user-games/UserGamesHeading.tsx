import { useNavigate, useParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { userGamesAddress } from '#resources/trades/addresses.ts';
import { addressId } from '#rules/userId.ts';
import { IdText } from '#ui/IdText.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { UserIdForm } from '#ui/UserIdForm.tsx';

/** Whose trades games these are, and the form that asks for another user (TRD-04). */
export function UserGamesHeading() {
  const t = useText();
  const userId = addressId(useParams().userId);
  const navigate = useNavigate();
  useNoteUser(userId, userGamesAddress(userId));
  return (
    <>
      <PageTitle
        title={
          userId === ''
            ? t('trades.userGames.title')
            : t('trades.userGames.titleOf', { user: userId })
        }
        note={userId !== '' && <IdText value={userId} what={t('ui.userId')} />}
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
        label={t('trades.userGames.form')}
        submit={t('trades.userGames.submit')}
        onUser={(user) => navigate(userGamesAddress(user))}
      />
    </>
  );
}
