import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A key as it is printed, within a text. */
export function KeyName({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.75,
        border: 1,
        borderColor: 'surface.edge',
        borderRadius: 0.5,
        font: 'inherit',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        bgcolor: 'surface.sunken',
      }}
    >
      {children}
    </Box>
  );
}
