import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Figure } from './FigureBand.tsx';
import { breaking } from './tabular.ts';

/** Pixels of a figure's column: rows of a list stand apart, so that each has to keep the same. */
const COLUMN = 132;

/**
 * A row of a long list: picture, name with its badges, and labelled figures, which stand in columns on a wide
 * screen and below the name on a phone.
 */
export function FigureRow({
  picture,
  name,
  badges,
  figures,
  frameless = false,
}: {
  picture?: ReactNode;
  name: ReactNode;
  badges?: ReactNode;
  figures: readonly Figure[];
  /** Stands in something that has a frame already. */
  frameless?: boolean;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 52,
        // Characters with dozens of marks on them reach far beyond their line.
        overflow: 'clip',
        ...(!frameless && {
          px: 1.5,
          py: 0.75,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
        {picture}
        <Box sx={{ typography: 'subtitle2', minWidth: 0, flex: '0 1 auto' }}>{name}</Box>
        {badges}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: { xs: 'flex', md: 'grid' },
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 0.5,
          gridTemplateColumns: `repeat(${figures.length}, ${COLUMN}px)`,
        }}
      >
        {figures.map(({ label, value }) => (
          <Box key={label} sx={{ minWidth: { xs: 72, md: 0 } }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', ...breaking }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
