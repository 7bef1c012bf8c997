import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { hiddenFromSight } from './HiddenText.tsx';
import { breaking } from './tabular.ts';

/** Pixels of a figure's column where no head stands above: rows stand apart, so that each has to keep the same. */
const COLUMN = 132;

/** The columns of a row below a head, and of the head. */
export const headed = {
  row: 'minmax(0, 1fr) min(calc(var(--column) * var(--figures)), 72%)',
  figures: 'repeat(var(--figures), minmax(0, 1fr))',
};

/**
 * The sheet of every `FigureRow`, for the box around all of a list's: thousands of plain elements cost less than styled ones
 * of their own (UI-13). `--figures`: how many a row has; `--column`: how wide one may be below a head.
 */
export const figureSheet = ({ palette, typography, breakpoints, shape }: Theme) => ({
  '& .figure-row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    minHeight: 52,
    // Characters with dozens of marks on them reach far beyond their line.
    overflow: 'clip',
    [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '& .figure-row.framed': {
    padding: '6px 12px',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: `${shape.borderRadius}px`,
  },
  ...Object.fromEntries(
    Object.entries(palette.status).map(([tone, { mark }]) => [
      `& .figure-row[data-tone="${tone}"]`,
      { borderLeft: `3px solid ${mark}` },
    ]),
  ),
  '& .figure-row > .who': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px',
    minWidth: 0,
  },
  '& .figure-row > .who > .name': { ...typography.subtitle2, minWidth: 0, flex: '0 1 auto' },
  '& .figure-row > .who > .below': { flexBasis: '100%', minWidth: 0 },
  '& .figure-row > .below': { gridColumn: '1 / -1', minWidth: 0 },
  '& .figure-row > dl': {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    rowGap: '4px',
    [breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: `repeat(var(--figures), ${COLUMN}px)`,
    },
  },
  '& .figure-row > dl > div': { minWidth: 72, [breakpoints.up('md')]: { minWidth: 0 } },
  '& .figure-row > dl dt': { ...typography.caption, color: palette.text.secondary },
  '& .figure-row > dl dd': { margin: 0, ...typography.body2, ...breaking },
  // Below a head that has their labels: the columns are as wide in all rows, also where room is short.
  '& .figure-row.headed': {
    gridTemplateColumns: headed.row,
    minHeight: 40,
    padding: '4px 12px',
    borderTop: 0,
    borderRadius: 0,
  },
  '& .figure-row.headed > dl': {
    gridTemplateColumns: headed.figures,
    columnGap: '16px',
    alignItems: 'center',
  },
  '& .figure-row.headed > dl dt': hiddenFromSight,
  '& .figure-row.headed > dl dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** What a row, or the head above, tells the sheet. */
export const figuresOf = (figures: number) => ({ '--figures': figures }) as CSSProperties;

/** What the list around tells it: how wide a column may be below a head, in pixels. */
export const columnOf = (width: number) => ({ '--column': `${width}px` }) as CSSProperties;
