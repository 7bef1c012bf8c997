import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { RecentLinks } from '#custom-pages/user-overview/RecentLinks.tsx';
import {
  UserLookUp,
  useComparedUser,
  useLookedUpUser,
} from '#custom-pages/user-overview/UserLookUp.tsx';
import { WorkBoard } from '#custom-pages/work/WorkBoard.tsx';
import { useText } from '#i18n/useText.ts';
import { showActivity } from '#layout/activityDrawer.ts';
import { useFavouriteLinks } from '#layout/favouriteLinks.ts';
import { usePages } from '#layout/PagesContext.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useRecents } from '#ui/recent.ts';

/** The role's home: the user look-up, what waits, and what is kept at hand (APP-03, WRK-01, WRK-02). */
export function Home() {
  const t = useText();
  const pages = usePages();
  const session = useSession();
  const user = useLookedUpUser();
  const other = useComparedUser();
  if (!session) return null;
  return (
    <>
      <PageTitle
        title={
          user === ''
            ? t('layout.home')
            : other === ''
              ? t('home.titleOf', { user })
              : t('why.user.titleOfTwo', { user, other })
        }
      />
      <UserLookUp pages={pages} />
      {user === '' && (
        <>
          <WorkBoard pages={pages} role={session.role} onActivity={() => showActivity(true)} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Recents />
            <Favourites />
          </Box>
        </>
      )}
    </>
  );
}

function AtHand({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  );
}

function Recents() {
  const t = useText();
  const none = useRecents().length === 0;
  return (
    <AtHand title={t('home.recent')} {...(none && { hint: t('work.noRecent') })}>
      <RecentLinks />
    </AtHand>
  );
}

function Favourites() {
  const t = useText();
  const links = useFavouriteLinks();
  return (
    <AtHand
      title={t('work.favourites')}
      {...(links.length === 0 && { hint: t('work.noFavourites') })}
    >
      {links.length > 0 && (
        <Box component="nav" aria-label={t('work.favourites')}>
          <Box
            component="ul"
            sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none' }}
          >
            {links.map(({ to, label }) => (
              <Box component="li" key={to} sx={{ maxWidth: '100%' }}>
                <Chip
                  component={Link}
                  to={to}
                  clickable
                  size="small"
                  variant="outlined"
                  label={<bdi>{label}</bdi>}
                  sx={{ maxWidth: '100%' }}
                />
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </AtHand>
  );
}
