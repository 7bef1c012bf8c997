import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext } from 'react';
import type { StatusTone } from '#rules/status.ts';
import type { Figure } from './FigureBand.tsx';
import { hiddenFromSight } from './HiddenText.tsx';
import { breaking } from './tabular.ts';

/** Pixels of a figure's column: rows of a list stand apart, so that each has to keep the same. */
const COLUMN = 132;

/**
 * The labels of the figures stand in a head above the rows, and in each row for screen readers alone; the number is
 * how wide a column may be, in pixels. Null: there is no head.
 */
export const HeadedContext = createContext<number | null>(null);

/** `sx` of a row below a head, and of the head: its columns are as wide in all of them, also where room is short. */
export const headedGrid = (width: number, figures: number) => ({
  row: { gridTemplateColumns: `minmax(0, 1fr) min(${width * figures}px, 72%)` },
  figures: {
    gridTemplateColumns: `repeat(${figures}, minmax(0, 1fr))`,
    columnGap: 2,
    alignItems: 'center',
  },
});

/** Of the figures in a list with a head. */
const HEADED = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/**
 * A row of a long list: picture, name with its badges, and labelled figures, which stand in columns on a wide
 * screen and below the name on a phone.
 */
export function FigureRow({
  picture,
  name,
  badges,
  below,
  figures,
  tone,
  article = false,
  frameless = false,
}: {
  picture?: ReactNode;
  name: ReactNode;
  badges?: ReactNode;
  /** Below the name, and below the figures too where these have a head. */
  below?: ReactNode;
  figures: readonly Figure[];
  /** The colour of its edge. */
  tone?: StatusTone;
  /** It says more than a line of a table does. */
  article?: boolean;
  /** Stands in something that has a frame already. */
  frameless?: boolean;
}) {
  const width = useContext(HeadedContext);
  const headed = width === null ? null : headedGrid(width, figures.length);
  return (
    <Box
      component={article ? 'article' : 'div'}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: headed ? 40 : 52,
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
        ...(headed && { ...headed.row, py: 0.5, borderTop: 0, borderRadius: 0 }),
        ...(tone && { borderLeft: 3, borderLeftColor: `status.${tone}.mark` }),
        // One sheet for all of the row: a list has thousands of them (UI-13).
        '& > .who': {
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1,
          minWidth: 0,
        },
        '& > .who > .name': { typography: 'subtitle2', minWidth: 0, flex: '0 1 auto' },
        '& > .who > .below': { flexBasis: '100%', minWidth: 0 },
        '& > .below': { gridColumn: '1 / -1', minWidth: 0 },
        '& > dl': {
          m: 0,
          display: { xs: 'flex', md: 'grid' },
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 0.5,
          gridTemplateColumns: `repeat(${figures.length}, ${COLUMN}px)`,
          ...headed?.figures,
        },
        '& > dl > div': { minWidth: { xs: 72, md: 0 } },
        '& > dl dt': headed ? hiddenFromSight : { typography: 'caption', color: 'text.secondary' },
        '& > dl dd': { m: 0, typography: 'body2', ...breaking, ...(headed && HEADED) },
      }}
    >
      <div className="who">
        {picture}
        <div className="name">{name}</div>
        {badges}
        {below && !headed && <div className="below">{below}</div>}
      </div>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {below && headed && <div className="below">{below}</div>}
    </Box>
  );
}
