import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { PageTitle } from '#ui/PageTitle.tsx';

/** Any path outside the table of routes (APP-01). */
export function NotFound() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('layout.notFound')} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('layout.notFoundHint')}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {t('layout.toHome')}
      </Button>
    </>
  );
}
