import type { Components, Theme } from '@mui/material/styles';
import { FORCED, MARK } from './forced.ts';

/** App bar, drawer, tabs, menus, links. */
export const navigation: Components<Omit<Theme, 'components'>> = {
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.text.primary,
        backgroundColor: theme.palette.surface.raised,
        backgroundImage: 'none',
        borderBottom: `1px solid ${theme.palette.surface.border}`,
      }),
    },
  },
  MuiToolbar: { styleOverrides: { dense: { minHeight: 48 } } },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.palette.surface.raised,
        borderColor: theme.palette.surface.border,
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        boxShadow: `inset 0 -1px 0 ${theme.palette.surface.border}`,
      }),
      indicator: { height: 2, [FORCED]: MARK },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        minWidth: 0,
        padding: '8px 12px',
        color: theme.palette.text.secondary,
        '&.Mui-selected': { color: theme.palette.text.primary },
        '&:hover': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.surface.border}`,
        boxShadow: theme.shadows[8],
      }),
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        padding: '4px 8px',
        borderRadius: 6,
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        '&:hover': { backgroundColor: theme.alpha(theme.palette.text.primary, 0.06) },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.palette.surface.selected },
        [theme.breakpoints.down('sm')]: { minHeight: 40 },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { borderRadius: 4 } },
  },
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: 28, height: 28, fontVariantNumeric: 'tabular-nums' } },
  },
};
