import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { forgetLoginRounds, goToLogin } from '#authProvider/login.ts';
import { useSessionState } from '#authProvider/useSession.ts';
import { watchSession } from '#authProvider/watchSession.ts';
import { useText } from '#i18n/useText.ts';
import { HindiOffer } from '#layout/HindiOffer.tsx';
import { warnOfEnd } from '#layout/warnOfEnd.ts';

/** Warns ahead, ends the session on time, and covers the data once it ended: one dialog, whatever failed (NET-10). */
export function SessionDialog() {
  const t = useText();
  const state = useSessionState();
  const expiresAt = state.status === 'open' ? state.session.expiresAt : null;
  useEffect(() => (expiresAt === null ? undefined : warnOfEnd(expiresAt)), [expiresAt]);
  useEffect(watchSession, []);

  const login = () => {
    forgetLoginRounds();
    goToLogin();
  };
  if (state.status !== 'ended') return null;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="session-ended"
      aria-describedby="session-ended-why"
      // Above every other dialog and notice: nothing of the data may be seen or pressed.
      sx={{ zIndex: 'tooltip' }}
      slotProps={{
        backdrop: { sx: { backdropFilter: 'blur(12px)', bgcolor: 'background.default' } },
      }}
    >
      <HindiOffer />
      <DialogTitle id="session-ended">{t('session.ended')}</DialogTitle>
      <DialogContent id="session-ended-why">{t(`session.${state.why}`)}</DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={login}>
          {t('session.login')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
