import type { SxProps, Theme } from '@mui/material/styles';
import type { Density } from '#resource-kit/list/view.ts';

/** Above and below what a cell shows, in pixels. */
const ROOM: Readonly<Record<Density, number>> = { compact: 6, normal: 8, roomy: 12 };

/**
 * The look of a table of records: one sheet for all of its cells, which are too many for a styled part each (UI-13).
 * A row in a tone has a class of its own instead of `plain`.
 */
export const tableSheet = (density: Density): SxProps<Theme> => ({
  width: '100%',
  borderCollapse: 'collapse',
  borderSpacing: 0,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'inherit',
    px: { xs: density === 'compact' ? 0.75 : 1.5, lg: 1.5 },
    typography: 'body2',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    borderBottom: 1,
    borderBottomColor: 'surface.border',
    '&:first-of-type': { paddingLeft: { xs: density === 'compact' ? '12px' : '16px', lg: '16px' } },
    '&:last-of-type': { paddingRight: { xs: density === 'compact' ? '12px' : '16px', lg: '16px' } },
  },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    py: `${Math.min(8, ROOM[density])}px`,
    fontSize: '0.75rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: 'text.secondary',
    bgcolor: 'surface.sunken',
  },
  // One long name wraps in its column instead of pushing the others out of sight.
  '& td': { py: `${ROOM[density]}px`, maxWidth: '22rem' },
  '& tr.plain': { bgcolor: 'background.paper' },
  '& tbody > tr:hover': { bgcolor: 'surface.hover' },
  '& tbody > tr.at': { bgcolor: 'surface.selected', boxShadow: 'inset 3px 0 0 currentColor' },
  '& tbody > tr:last-of-type > td': { borderBottom: 0 },
  '& .tick': { width: 40, py: 0, pr: 0 },
  '& .right': { textAlign: 'right', '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' } },
  // What a row is of does not break after every word where room is short.
  '& .first': { minWidth: 88 },
  // In sight also where the columns are wider than the screen.
  '& .actions': { right: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  '& td.actions': { position: 'sticky', bgcolor: 'inherit' },
});
