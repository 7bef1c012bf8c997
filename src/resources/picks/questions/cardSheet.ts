import type { Theme } from '@mui/material/styles';
import { numberSheet } from '#ui/PlainNumberInput.tsx';

/**
 * The one class sheet of a game's questions on players, for the box around all of them: plain elements cost less than
 * styled ones of their own (UI-13).
 */
export const cardSheet = (theme: Theme) => {
  const { palette, breakpoints } = theme;
  const { surface, text, status } = palette;
  const small = { fontSize: '0.75rem', lineHeight: '1rem' } as const;
  return {
    display: 'contents',
    ...numberSheet(theme),
    '& .pc': {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr)',
      gap: '8px',
      alignItems: 'start',
      padding: '10px 12px',
      // Characters with dozens of marks on them reach far beyond their line.
      overflow: 'clip',
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      backgroundColor: surface.raised,
      border: `1px solid ${surface.border}`,
      borderRadius: '8px',
      [breakpoints.up('md')]: {
        gridTemplateColumns: '36px minmax(0, 2.4fr) 88px 192px minmax(128px, 1.3fr)',
        gap: '16px',
      },
      [breakpoints.up('lg')]: {
        gridTemplateColumns: '36px minmax(0, 2.4fr) 120px 208px minmax(0, 1.3fr)',
      },
    },
    '& .pc:has(.tick-box:checked)': { backgroundColor: surface.selected },
    '& .pc > .tick-box': { margin: '4px' },
    '& .pc-who': { display: 'flex', gap: '12px', minWidth: 0 },
    '& .pc-who > div': { minWidth: 0 },
    '& .pc-who h2': { margin: 0, fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600 },
    '& .pc-asked': { padding: '4px 0' },
    '& .pc-small, & .pc-label': { ...small, color: text.secondary },
    '& .pc-marks': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '8px',
      ...small,
      color: text.secondary,
    },
    // Below each other on a phone, beside the box that ticks.
    '& .pc-part': { minWidth: 0, [breakpoints.down('md')]: { gridColumn: '2' } },
    '& .pc-now': { fontWeight: 600 },
    '& .pc-line': { display: 'grid', gap: '8px', justifyItems: 'start' },
    '& .pc-left': { ...small, color: status.negative.text },
    '& .pc-history': { ...small },
    '& .pc-history > ol': {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& .pc-history li': { display: 'flex', flexWrap: 'wrap', columnGap: '8px' },
    '& .pc-history b': { minWidth: 48, fontWeight: 600 },
    '& .pc-history li > span': { color: text.secondary },
  };
};
