import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import { signOut } from '#authProvider/session.ts';
import { useSession } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';
import { usePages } from '#layout/PagesContext.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** A wrong role lands here: names the role and the page (APP-02). */
export function Unauthorized() {
  const t = useText();
  const label = useLabel();
  const pages = usePages();
  const session = useSession();
  const { state } = useLocation();
  const wanted = pages.find(({ name }) => name === state?.page);
  const page = wanted ? label(wanted.title) : typeof state?.path === 'string' ? state.path : '';
  return (
    <>
      <PageTitle title={t('layout.unauthorizedTitle')} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t(page === '' ? 'layout.unauthorizedHere' : 'layout.unauthorized', {
          role: session?.role ?? '',
          page,
        })}
      </Typography>
      {page !== '' && <Typography color="textSecondary">{t('layout.unauthorizedHint')}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, pt: 2 }}>
        <Button component={Link} to="/" variant="contained">
          {t('layout.toHome')}
        </Button>
        <Button variant="outlined" onClick={signOut}>
          {t('layout.signOut')}
        </Button>
      </Box>
    </>
  );
}
