import type { Components, Theme } from '@mui/material/styles';

/** Tables, chips, tool tips. Hairlines and a hover tint, no zebra. */
export const dataDisplay: Components<Omit<Theme, 'components'>> = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 12px',
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        borderBottomColor: theme.palette.surface.border,
        '&:first-of-type': { paddingLeft: 16 },
        '&:last-of-type': { paddingRight: 16 },
      }),
      sizeSmall: ({ theme }) => ({
        padding: '6px 12px',
        // Narrow screens have the columns closer together.
        [theme.breakpoints.down('lg')]: {
          padding: '6px',
          '&:first-of-type': { paddingLeft: 12 },
          '&:last-of-type': { paddingRight: 12 },
        },
      }),
      head: ({ theme }) => ({
        fontSize: '0.75rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.surface.sunken,
      }),
      // One long name wraps in its column instead of pushing the others out of sight.
      body: { maxWidth: '22rem' },
      footer: ({ theme }) => ({
        fontWeight: 600,
        color: theme.palette.text.primary,
        backgroundColor: theme.palette.surface.sunken,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        'tbody > &:last-of-type > *, tfoot > &:last-of-type > *': { borderBottom: 0 },
        'tfoot > &:first-of-type > *': { borderTop: `1px solid ${theme.palette.surface.border}` },
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.palette.surface.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.palette.surface.selected },
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { minHeight: 24, flexDirection: 'inherit' },
      icon: { fontSize: 14 },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        fontSize: '0.75rem',
        fontWeight: 500,
        backgroundColor: theme.palette.status.neutral.background,
        color: theme.palette.text.primary,
      }),
      outlined: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderColor: theme.palette.surface.border,
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterTouchDelay: 0, leaveTouchDelay: 6000 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        maxWidth: 320,
        padding: '6px 10px',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 450,
        color: theme.palette.money.contrastText,
        backgroundColor: theme.palette.money.main,
      }),
      arrow: ({ theme }) => ({ color: theme.palette.money.main }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { fontSize: '0.75rem', fontWeight: 600 },
      colorDefault: ({ theme }) => ({
        color: theme.palette.status.neutral.text,
        backgroundColor: theme.palette.status.neutral.background,
      }),
    },
  },
  MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
};
