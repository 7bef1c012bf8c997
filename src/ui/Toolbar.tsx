import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSharedHeight } from './useSharedHeight.ts';

/**
 * Controls that stay under the app bar while the page scrolls, where the screen is wide enough to spare the
 * room: filters left, `actions` right.
 */
export function Toolbar({
  label,
  children,
  actions,
  dense = false,
}: {
  label: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Right below another bar, above rows that stand close. */
  dense?: boolean;
}) {
  const bar = useSharedHeight<HTMLDivElement>('--toolbar-height');
  return (
    <Box
      ref={bar}
      data-screen
      role="group"
      aria-label={label}
      sx={{
        position: { xs: 'static', md: 'sticky' },
        top: 'var(--app-bar-height, 48px)',
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        pt: dense ? 0.5 : 1.5,
        pb: dense ? 0.75 : 1,
        bgcolor: 'background.default',
      }}
    >
      {children}
      {actions && (
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      )}
    </Box>
  );
}
