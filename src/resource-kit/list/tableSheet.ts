import type { SxProps, Theme } from '@mui/material/styles';
import type { Density } from '#resource-kit/list/view.ts';
import type { StatusTone } from '#rules/status.ts';

/** Above and below what a cell shows, in pixels. */
const ROOM: Readonly<Record<Density, number>> = { compact: 6, normal: 8, roomy: 12 };

const TONES: readonly StatusTone[] = ['positive', 'negative', 'waiting', 'info', 'neutral'];

const ofTone = (tone: StatusTone) => ({
  bgcolor: `status.${tone}.background`,
  '& > td:first-of-type': {
    boxShadow: ({ palette }: Theme) => `inset 3px 0 0 ${palette.status[tone].mark}`,
  },
});

/** The look of a table of records: one sheet for all of its cells, which are too many for a styled part each (UI-13). */
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
  // Its arrow points down where the largest is first, and is there when it is pressed next or pointed at.
  '& .sort': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    p: 0,
    border: 0,
    font: 'inherit',
    textAlign: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '& .sort > .icon': {
    mx: '4px',
    fontSize: 14,
    opacity: 0,
    color: 'text.secondary',
    transform: 'rotate(180deg)',
    transition: 'opacity 120ms, transform 120ms',
  },
  '& .sort:hover > .icon': { opacity: 0.5 },
  '& [aria-sort] > .sort': { color: 'text.primary', '& > .icon': { opacity: 1 } },
  '& [aria-sort="descending"] > .sort > .icon': { transform: 'none' },
  // One long name wraps in its column instead of pushing the others out of sight.
  '& td': { py: `${ROOM[density]}px`, maxWidth: '22rem' },
  '& > tbody > tr': { bgcolor: 'background.paper' },
  ...(Object.fromEntries(
    TONES.map((tone) => [`& > tbody > tr[data-tone="${tone}"]`, ofTone(tone)]),
  ) as object),
  '& > tbody > tr:hover, & > tbody > tr[data-tone]:hover': { bgcolor: 'surface.hover' },
  '& > tbody > tr.at, & > tbody > tr.at[data-tone]': {
    bgcolor: 'surface.selected',
    boxShadow: 'inset 3px 0 0 currentColor',
  },
  '& > tbody > tr:last-of-type > td': { borderBottom: 0 },
  '& > * > tr > .tick': { width: 40, py: 0, pr: 0 },
  '& > * > tr > .right': {
    textAlign: 'right',
    '& .sort': { flexDirection: 'row-reverse' },
  },
  // What a row is of does not break after every word where room is short.
  '& > * > tr > .first': { minWidth: 88 },
  // In sight also where the columns are wider than the screen.
  '& > * > tr > .actions': { right: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  '& > * > tr > td.actions': { position: 'sticky', bgcolor: 'inherit' },
});
