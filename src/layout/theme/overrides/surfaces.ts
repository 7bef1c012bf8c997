import type { Components, Theme } from '@mui/material/styles';
import { plainParts } from './plainParts.ts';
import { print } from './print.ts';

/** Paper, cards, accordions: flat, with a hairline; and the ground rules of the page. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { colorScheme: theme.palette.mode, scrollPaddingTop: 112 },
      body: {
        ...theme.typography.body2,
        fontFeatureSettings: "'cv05', 'ss03'",
        scrollbarColor: `${theme.palette.surface.control} transparent`,
      },
      '::selection': { backgroundColor: theme.palette.primary.light },
      /* Whatever is no MUI control (links of the text, cards, list rows) shows the same ring. */
      ':focus-visible': {
        outline: `2px solid ${theme.palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 4,
      },
      'input:focus-visible, textarea:focus-visible': { outline: 'none' },
      ...plainParts(theme),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not shortened: each of thousands of elements would start one when the theme or the medium changes.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      ...print,
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.palette.surface.border }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 8 } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.surface.border}`,
        boxShadow: theme.shadows[8],
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.palette.surface.border}`,
        '&:not(:last-of-type)': { borderBottom: 0 },
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '0 12px',
        '&:hover': { backgroundColor: theme.palette.surface.hover },
      }),
      content: { margin: '8px 0' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '8px 12px 12px' } } },
};
