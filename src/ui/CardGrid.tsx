import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards side by side, as many as fit, each at least `min` pixels wide; one below the other on a phone. */
export function CardGrid({ children, min = 280 }: { children: ReactNode; min?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
