import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { forgetLoginRounds, goToLogin } from '#authProvider/login.ts';
import type { EndReason } from '#authProvider/session.ts';
import { useSessionState } from '#authProvider/useSession.ts';
import { watchSession } from '#authProvider/watchSession.ts';
import { useText } from '#i18n/useText.ts';
import { HindiOffer } from '#layout/HindiOffer.tsx';
import { warnOfEnd } from '#layout/warnOfEnd.ts';
import { whenIdle } from '#ui/whenIdle.ts';

export interface EndedProps {
  why: EndReason;
  onLogin: () => void;
}

const load = () => import('#layout/EndedDialog.tsx');
/** Also when it cannot be had, nothing of the data may be seen or pressed. */
const EndedDialog = lazy<ComponentType<EndedProps>>(() =>
  load().then(
    (parts) => ({ default: parts.EndedDialog }),
    () => ({ default: Cover }),
  ),
);

/** Warns ahead, ends the session on time, and covers the data once it ended: one dialog, whatever failed (NET-10). */
export function SessionDialog() {
  const state = useSessionState();
  const expiresAt = state.status === 'open' ? state.session.expiresAt : null;
  useEffect(() => (expiresAt === null ? undefined : warnOfEnd(expiresAt)), [expiresAt]);
  useEffect(watchSession, []);
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);

  const login = () => {
    forgetLoginRounds();
    goToLogin();
  };
  if (state.status !== 'ended') return null;
  return (
    <Suspense fallback={<Cover why={state.why} onLogin={login} />}>
      <EndedDialog why={state.why} onLogin={login} />
    </Suspense>
  );
}

/** The same in plain elements, until the dialog is there: it covers the whole window, and what is below takes no key. */
function Cover({ why, onLogin }: EndedProps) {
  const t = useText();
  useEffect(() => {
    const below = [...document.body.children].filter(
      (element) => !(element.matches('[data-cover]') || element.hasAttribute('inert')),
    );
    for (const element of below) element.setAttribute('inert', '');
    return () => {
      for (const element of below) element.removeAttribute('inert');
    };
  }, []);
  return createPortal(
    <Box
      data-cover
      role="alertdialog"
      aria-modal
      aria-labelledby="session-ended"
      aria-describedby="session-ended-why"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 2,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <HindiOffer />
      <Typography variant="h2" id="session-ended">
        {t('session.ended')}
      </Typography>
      <div id="session-ended-why">{t(`session.${why}`)}</div>
      <Button variant="contained" autoFocus onClick={onLogin}>
        {t('session.login')}
      </Button>
    </Box>,
    document.body,
  );
}
