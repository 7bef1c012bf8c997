import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { ON_ITS_WAY } from './isModalOpen.ts';
import { forgetFailedParts } from './later.ts';
import { PartBoundary } from './PartBoundary.tsx';

/**
 * A dialog, menu or drawer that comes later: it is drawn when it is first opened, and stays for its way out. Until it is
 * there the keys of the page are dead as under it, and Escape cancels it; where it cannot be had a notice says so, and
 * it is closed (NET-09, UI-01).
 */
export function OnceOpen({
  open,
  onClose,
  onFailed = onClose,
  attempt = '',
  children,
}: {
  open: boolean;
  onClose: () => void;
  /** It could not be drawn; default: as closed. */
  onFailed?: () => void;
  /** Another one is another try, also while it stands open. */
  attempt?: string;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  const [was, setWas] = useState(false);
  if (open !== was) {
    setWas(open);
    // What failed after it was cancelled nobody has seen: this is another try.
    if (open) forgetFailedParts();
    if (open) setOpened(true);
  }
  return (
    <PartBoundary resetKey={`${open} ${attempt}`} onFailed={onFailed}>
      <Suspense fallback={open && <OnItsWay onClose={onClose} />}>{opened && children}</Suspense>
    </PartBoundary>
  );
}

function OnItsWay({ onClose }: { onClose: () => void }) {
  const t = useText();
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  return (
    <Box
      {...{ [ON_ITS_WAY]: '' }}
      role="status"
      sx={{
        position: 'fixed',
        top: 'calc(var(--app-bar-height, 48px) + 8px)',
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'modal',
        p: 1,
        bgcolor: 'background.paper',
        color: 'text.secondary',
        boxShadow: 6,
      }}
    >
      {t('common.loading')}
    </Box>
  );
}
