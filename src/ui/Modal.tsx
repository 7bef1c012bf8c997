import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { isOffline, subscribeOnline } from '#http/online.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { isDoubleClick } from './isDoubleClick.ts';
import { keepFocus } from './keepFocus.ts';
import { MissingPlace } from './MissingPart.tsx';
import { useOwnPage } from './useOwnPage.ts';

/**
 * A titled dialog whose content scrolls between title and actions; `wide` takes the whole width. Closes by
 * its cross, Escape and a press beside it.
 */
export function Modal({
  open,
  title,
  onClose,
  children,
  actions,
  wide = false,
  maxWidth = 'sm',
}: {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  wide?: boolean;
  maxWidth?: Exclude<DialogProps['maxWidth'], false>;
}) {
  const t = useText();
  const titleId = useId();
  const offline = useSyncExternalStore(subscribeOnline, isOffline);
  // Gone at once: what opens next must not find this one still on its way out.
  if (!useOwnPage(open, onClose)) return null;
  return (
    <Dialog
      open
      onMouseDown={keepFocus}
      onClose={(event) => {
        if (!isDoubleClick(event)) onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={wide ? false : (maxWidth ?? 'sm')}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {shownDirections(title)}
        </DialogTitle>
        <IconButton aria-label={t('common.close')} onClick={onClose} sx={{ mt: 1.75 }}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent tabIndex={0} sx={{ overflowWrap: 'anywhere', pb: actions ? 1 : 2.5 }}>
        {/* The bar that says so is behind the dialog. */}
        {offline && (
          <Alert severity="warning" role="alert" sx={{ mb: 1 }}>
            {t('layout.offline')}
          </Alert>
        )}
        <MissingPlace value="own">{children}</MissingPlace>
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
