import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { toast } from '#actions/toasts.ts';
import { at } from '#authProvider/clock.ts';
import { forgetLoginRounds, goToLogin } from '#authProvider/login.ts';
import { endSession } from '#authProvider/session.ts';
import { useSessionState } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';

/** Minutes before the end at which a notice says so (APP-08). */
const WARNINGS = [5, 1];

/** Warns ahead, ends the session on time, and covers the data once it ended: one dialog, whatever failed (NET-10). */
export function SessionDialog() {
  const t = useText();
  const state = useSessionState();
  const expiresAt = state.status === 'open' ? state.session.expiresAt : null;

  useEffect(() => {
    if (expiresAt === null) return;
    const stops = WARNINGS.map((minutes) => {
      const moment = expiresAt - minutes * 60_000;
      if (moment <= Date.now()) return () => {};
      return at(moment, () =>
        toast({
          tone: 'warning',
          title: { key: 'session.endsSoon', params: { minutes } },
          text: { key: 'session.endsSoonHint' },
          duration: null,
        }),
      );
    });
    stops.push(at(expiresAt, () => endSession('expired')));
    return () => {
      for (const stop of stops) stop();
    };
  }, [expiresAt]);

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
      slotProps={{
        backdrop: { sx: { backdropFilter: 'blur(12px)', bgcolor: 'background.default' } },
      }}
    >
      <DialogTitle id="session-ended">{t('session.ended')}</DialogTitle>
      <DialogContent>
        {t(state.why === 'expired' ? 'session.expired' : 'session.refused')}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={login}>
          {t('session.login')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
