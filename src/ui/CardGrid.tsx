import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** As many columns as fit, each at least `min` pixels wide. */
export const cardColumns = (min = 280) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
});

/** Cards side by side, as many as fit, each at least `min` pixels wide; one below the other on a phone. */
export function CardGrid({ children, min }: { children: ReactNode; min?: number }) {
  return <Box sx={cardColumns(min)}>{children}</Box>;
}
