import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { streetGamesOf } from '#resources/street/addresses.ts';
import { IdText } from '#ui/IdText.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';

/** The heading of a page about a user's game: whose and which, to be copied, and where to go from here. */
export function StreetTitle({
  title,
  userId,
  gameId,
  children,
}: {
  title: string;
  userId: string;
  gameId: string;
  /** Links to the other pages of this game. */
  children: ReactNode;
}) {
  const t = useText();
  useNoteUser(userId, streetGamesOf(userId));
  return (
    <PageTitle
      title={title}
      note={
        <>
          {t('street.user')} <IdText value={userId} what={t('street.user')} /> {t('street.game')}{' '}
          <IdText value={gameId} what={t('street.game')} />
        </>
      }
      actions={
        <>
          {children}
          <StreetLink to={streetGamesOf(userId)} label={t('street.toGames')} quiet />
          <LookUpLink userId={userId} />
        </>
      }
    />
  );
}

/** A link to another street page that looks like a button. */
export function StreetLink({
  to,
  label,
  quiet = false,
}: {
  to: string;
  label: string;
  quiet?: boolean;
}) {
  return (
    <Button component={Link} to={to} variant={quiet ? 'text' : 'outlined'}>
      {label}
    </Button>
  );
}
