import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Controls that stay under the app bar while the page scrolls, where the screen is wide enough to spare the
 * room: filters left, `actions` right.
 */
export function Toolbar({
  label,
  children,
  actions,
}: {
  label: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Box
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
        pt: 1.5,
        pb: 1,
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
