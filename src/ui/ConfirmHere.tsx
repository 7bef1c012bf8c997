import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { shownDirections } from '#rules/direction.ts';
import { OPEN_MODAL } from './isModalOpen.ts';

/**
 * A question in its place on the page, so that what it is about stays in sight beside it. It is answered like one
 * over the page: 'No' has the focus, Escape is 'No', and the focus stays beside it afterwards (UI-01).
 */
export function ConfirmHere({
  place,
  title,
  titleId,
  textId,
  busy,
  marked,
  onNo,
  children,
}: {
  place: HTMLElement;
  title: string;
  titleId: string;
  textId: string;
  busy: boolean;
  /** Looks like every money action. */
  marked: boolean;
  onNo: () => void;
  children: ReactNode;
}) {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || busy) return;
    if (!document.querySelector(OPEN_MODAL)) onNo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  return createPortal(
    <Box
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      aria-busy={busy}
      ref={handBack}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'surface.raised',
        ...(marked && { borderTop: '3px solid', borderTopColor: 'money.mark' }),
        '& .MuiDialogContent-root': { px: 1.5, py: 0.5, overflow: 'visible' },
        '& .MuiDialogActions-root': { px: 1.5, pt: 1, pb: 1.5 },
      }}
    >
      <Box
        component="h2"
        id={titleId}
        sx={{ m: 0, px: 1.5, pt: 1, typography: 'subtitle2', overflowWrap: 'anywhere' }}
      >
        {shownDirections(title)}
      </Box>
      {children}
    </Box>,
    place,
  );
}

/** Where the focus was in the question, it goes to its place after it. */
function handBack(element: HTMLElement | null) {
  const place = element?.parentElement;
  element?.scrollIntoView?.({ block: 'nearest' });
  return () => {
    const now = document.activeElement;
    if (now === document.body || element?.contains(now)) place?.focus({ preventScroll: true });
  };
}
