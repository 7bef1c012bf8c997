import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useSyncExternalStore } from 'react';
import {
  currentToasts,
  dismissToast,
  holdToast,
  resumeToast,
  subscribeToasts,
  type Toast,
} from '#actions/toasts.ts';
import { useCountdown } from '#http/useCountdown.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { sideBySide } from '#rules/direction.ts';
import { Countdown } from '#ui/Countdown.tsx';
import { ReloadButton } from '#ui/MissingPart.tsx';
import { Text } from '#ui/Text.tsx';
import { useSharedHeight } from '#ui/useSharedHeight.ts';
import { withKeys } from '#ui/withKeys.ts';

/**
 * The notices at the lower right, newest below; 300 to 560 px wide (NET-07). They stand above a bar at the lower edge
 * and below those at the upper one, and the page can be scrolled clear of them.
 */
export function Toasts() {
  const t = useText();
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  const region = useSharedHeight<HTMLDivElement>('--notices-height');
  return (
    <Box
      ref={region}
      role="region"
      data-screen
      aria-label={t('layout.notices')}
      sx={{
        position: 'fixed',
        bottom: 'calc(8px + var(--bottom-bar-height, 0px))',
        left: { xs: 0, sm: 'auto' },
        right: { xs: 0, sm: 8 },
        p: toasts.length > 0 ? 1 : 0,
        maxHeight:
          'calc(100dvh - 16px - var(--app-bar-height, 48px) - var(--toolbar-height, 0px) - var(--bottom-bar-height, 0px))',
        overflowY: 'auto',
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
      }}
    >
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

function Notice({ toast }: { toast: Toast }) {
  const t = useText();
  const say = useSay();
  const title = toast.title && say(toast.title);
  const text = toast.text && say(toast.text);
  const urgent = toast.tone === 'error' || toast.tone === 'warning';
  return (
    <Alert
      role={urgent ? 'alert' : 'status'}
      severity={toast.tone === 'loading' ? 'info' : toast.tone}
      variant="outlined"
      {...(toast.tone === 'loading' && { icon: <CircularProgress size={18} /> })}
      {...(toast.tone !== 'loading' && { onClose: () => dismissToast(toast.id) })}
      closeText={t('layout.closeNotice')}
      onPointerEnter={() => holdToast(toast.id)}
      onPointerLeave={() => resumeToast(toast.id)}
      onFocus={() => holdToast(toast.id)}
      onBlur={() => resumeToast(toast.id)}
      sx={{
        minWidth: { xs: 0, sm: 300 },
        maxWidth: 560,
        boxShadow: 6,
        bgcolor: 'background.paper',
      }}
    >
      {title && <AlertTitle>{title}</AlertTitle>}
      {text && <Text value={text} limit={300} />}
      {withKeys(toast.lines ?? [], (line) => JSON.stringify(line)).map(({ key, item }) => (
        <div key={key}>
          <Text value={say(item)} limit={300} />
        </div>
      ))}
      <Countdown seconds={useCountdown(toast.until)} />
      {toast.reload && <ReloadButton />}
      {toast.about && <About {...toast.about} />}
    </Alert>
  );
}

/** Which action on which record, for a notice that may stand on another page by now. */
function About({ label, record, requestId }: NonNullable<Toast['about']>) {
  const t = useText();
  return (
    <Box sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Text value={sideBySide([t(label), record, requestId])} />
    </Box>
  );
}
