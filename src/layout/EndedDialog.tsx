import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '#i18n/useText.ts';
import { HindiOffer } from '#layout/HindiOffer.tsx';
import type { EndedProps } from '#layout/SessionDialog.tsx';

/** Says that the session ended, and why, over all that was open (NET-10). */
export function EndedDialog({ why, onLogin }: EndedProps) {
  const t = useText();
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
      <DialogContent id="session-ended-why">{t(`session.${why}`)}</DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onLogin}>
          {t('session.login')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
