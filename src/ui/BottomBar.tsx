import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useSharedHeight } from './useSharedHeight.ts';

/** Where the frame holds what stands at the lower edge of every page; null outside of a frame. */
export const BottomBarContext = createContext<HTMLElement | null>(null);

/**
 * A named group of buttons at the lower edge of the window, there from its first moment on: buttons that move
 * while the page above them is still read are pressed by mistake (UI-12).
 */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  const place = useContext(BottomBarContext);
  const bar = useSharedHeight<HTMLDivElement>('--bottom-bar-height');
  const group = (
    <Box
      ref={bar}
      data-screen
      role="group"
      aria-label={label}
      sx={{
        px: { xs: 2, md: 3 },
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
  return place ? createPortal(group, place) : group;
}
