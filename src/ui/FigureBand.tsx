import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tabular } from './tabular.ts';

/** One figure of the band: what it is and its value, mostly `<Rupees>` or `<Count>`. */
export interface Figure {
  label: string;
  value: ReactNode;
}

/** The totals of a page, side by side. */
export function FigureBand({ figures, label }: { figures: readonly Figure[]; label?: string }) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
        gap: '1px',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {figures.map((figure) => (
        <Box
          key={figure.label}
          sx={(theme) => ({ px: 2, py: 1.25, boxShadow: `0 0 0 1px ${theme.palette.divider}` })}
        >
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {figure.label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h2', ...tabular }}>
            {figure.value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
