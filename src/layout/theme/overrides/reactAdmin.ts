import type { Theme } from '@mui/material/styles';

interface Themed {
  theme: Theme;
}

/** react-admin's own parts, brought to the same density and surfaces. */
export const reactAdmin = {
  RaLayout: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        minWidth: 0,
        '& .RaLayout-content': {
          minWidth: 0,
          padding: theme.spacing(0, 2, 3),
          [theme.breakpoints.up('md')]: { padding: theme.spacing(0, 3, 3) },
        },
        '& .RaLayout-appFrame': { marginTop: 48 },
      }),
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaDataTable-tableWrapper': {
          [theme.breakpoints.up('md')]: { maxHeight: 'calc(100dvh - 168px)', overflow: 'auto' },
        },
        '& .RaDataTable-headerCell': { position: 'sticky', top: 0, zIndex: 2 },
        '& .RaDataTable-clickableRow': { cursor: 'pointer' },
      }),
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaBulkActionsToolbar-toolbar': {
          color: theme.palette.text.primary,
          backgroundColor: theme.palette.surface.selected,
        },
      }),
    },
  },
  RaFilterForm: {
    styleOverrides: { root: { gap: 8, '& .RaFilterFormInput-spacer': { display: 'none' } } },
  },
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        minHeight: 56,
        backgroundColor: theme.palette.surface.raised,
        borderTop: `1px solid ${theme.palette.surface.border}`,
      }),
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '&.RaMenuItemLink-active': {
          color: theme.palette.text.primary,
          fontWeight: 600,
          backgroundColor: theme.palette.surface.selected,
          '& .MuiSvgIcon-root': { color: theme.palette.primary.main },
        },
      }),
    },
  },
};
