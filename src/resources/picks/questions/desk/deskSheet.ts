import type { Theme } from '@mui/material/styles';

/**
 * The one class sheet of the lines desk, for the box around its rows: thousands of plain elements cost less than styled
 * ones of their own (UI-13).
 */
export const deskSheet = ({ palette, breakpoints }: Theme) => {
  const { surface, status, text, error } = palette;
  return {
    '& .ld-row, & .ld-head': {
      display: 'grid',
      alignItems: 'center',
      columnGap: '12px',
      padding: '6px 12px',
      gridTemplateColumns: 'minmax(0, 1fr) 112px',
      [breakpoints.up('md')]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) 88px 112px 176px minmax(0, 1fr)',
      },
    },
    // Below the bar that sticks, as long as a row is in sight.
    '& .ld-head': {
      position: 'sticky',
      top: 'calc(var(--app-bar-height, 48px) + var(--toolbar-height, 0px) - 1px)',
      zIndex: 2,
      padding: '4px 12px',
      fontSize: '0.75rem',
      lineHeight: '1rem',
      fontWeight: 600,
      color: text.secondary,
      backgroundColor: palette.background.default,
      borderBottom: `1px solid ${surface.border}`,
      [breakpoints.down('md')]: { display: 'none' },
    },
    '& .ld-row': {
      minHeight: 52,
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      backgroundColor: surface.raised,
      borderBottom: `1px solid ${surface.border}`,
    },
    '& .ld-row[data-changed]': { backgroundColor: status.info.background },
    '& .ld-who': { minWidth: 0 },
    '& .ld-note': { fontSize: '0.75rem', lineHeight: '1rem', color: text.secondary },
    '& .ld-narrow': { [breakpoints.up('md')]: { display: 'none' } },
    '& .ld-wide': { [breakpoints.down('md')]: { display: 'none' } },
    '& .ld-number': { fontVariantNumeric: 'tabular-nums' },
    '& .ld-now': { fontWeight: 600 },
    '& .ld-change': {
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 600,
      color: status.info.text,
      [breakpoints.down('md')]: { gridColumn: '1 / -1' },
    },
    '& .ld-cell': {
      width: '100%',
      height: 34,
      padding: '6px 12px',
      font: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      color: text.primary,
      backgroundColor: surface.raised,
      border: `1px solid ${surface.control}`,
      borderRadius: '8px',
      scrollMarginTop: 'calc(var(--app-bar-height, 48px) + var(--toolbar-height, 0px) + 40px)',
      scrollMarginBottom: 'calc(var(--bottom-bar-height, 0px) + 8px)',
      '&:hover': { borderColor: text.secondary },
      '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-1px' },
      '&[aria-invalid=true]': { borderColor: error.main },
      '&[aria-invalid=true]:focus': { outlineColor: error.main },
      // With less, phones zoom in on focus.
      '@media (pointer: coarse)': { fontSize: '1rem' },
    },
    '& .ld-reason': { fontSize: '0.75rem', lineHeight: '1rem', color: error.main },
  };
};
