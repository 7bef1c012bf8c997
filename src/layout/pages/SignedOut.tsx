import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { forgetLoginRounds, goToLogin } from '#authProvider/login.ts';
import { useText } from '#i18n/useText.ts';
import { HindiOffer } from '#layout/HindiOffer.tsx';
import { useDocumentTitle } from '#ui/DocumentTitle.ts';

/** After signing out, here or in another tab: nothing of the former person is left on the page (APP-09). */
export function SignedOut() {
  const t = useText();
  useDocumentTitle(t('session.signedOut'));
  const login = () => {
    forgetLoginRounds();
    goToLogin();
  };
  return (
    <Box component="main" sx={{ maxWidth: 480, mx: 'auto', pt: 12, px: 2 }}>
      <CssBaseline />
      <HindiOffer />
      <Typography variant="h1" gutterBottom>
        {t('session.signedOut')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('session.signedOutHint')}
      </Typography>
      <Button variant="contained" onClick={login}>
        {t('session.login')}
      </Button>
    </Box>
  );
}
