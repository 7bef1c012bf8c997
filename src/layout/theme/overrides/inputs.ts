import type { Components, Theme } from '@mui/material/styles';
import { CHOSEN, FORCED, GREY } from './forced.ts';

/** A touch screen gets 16 px in fields: with less, phones zoom in on focus. */
const touch = '@media (pointer: coarse)';

/** Buttons, fields, boxes. Small by default; every target has at least 24 px (UI-12). */
export const inputs: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 34,
        padding: '6px 12px',
        whiteSpace: 'nowrap',
        '&.Mui-disabled': { color: theme.palette.text.disabled },
        '&[aria-disabled="true"]:not(.Mui-disabled), &[aria-disabled="true"]:not(.Mui-disabled):hover':
          {
            color: theme.palette.text.secondary,
            backgroundColor: theme.palette.surface.sunken,
            borderColor: theme.palette.surface.border,
            cursor: 'help',
            // Fading, grey letters would stand on the accent's colour.
            transition: 'none',
            '& .MuiButton-startIcon': { color: 'inherit' },
            [FORCED]: GREY,
          },
        variants: [
          {
            props: { color: 'money', variant: 'contained' },
            style: { '& .MuiButton-startIcon': { color: theme.palette.money.onMark } },
          },
          { props: { color: 'money' }, style: { fontWeight: 620 } },
        ],
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.palette.surface.edge,
        color: theme.palette.text.primary,
        backgroundColor: theme.palette.surface.raised,
        '@media (hover: hover)': {
          '&:hover': {
            borderColor: theme.palette.surface.control,
            backgroundColor: theme.palette.surface.hover,
          },
        },
        '&.Mui-disabled': { borderColor: theme.palette.surface.border },
        variants: [
          {
            props: { color: 'error' },
            style: { color: theme.palette.error.main, borderColor: theme.palette.error.main },
          },
          {
            props: { color: 'money' },
            style: {
              borderColor: theme.palette.money.border,
              backgroundColor: theme.palette.money.background,
              '& .MuiButton-startIcon': { color: theme.palette.money.mark },
              '@media (hover: hover)': {
                '&:hover': {
                  borderColor: theme.palette.money.mark,
                  backgroundColor: theme.palette.money.background,
                },
              },
            },
          },
        ],
      }),
      contained: ({ theme }) => ({
        [FORCED]: { border: '1px solid' },
        '&.Mui-disabled': {
          color: theme.palette.text.disabled,
          backgroundColor: theme.palette.surface.sunken,
          boxShadow: `inset 0 0 0 1px ${theme.palette.surface.border}`,
        },
        '&[aria-disabled="true"]': {
          boxShadow: `inset 0 0 0 1px ${theme.palette.surface.border}`,
        },
      }),
      sizeSmall: { minHeight: 28, padding: '3px 8px' },
      sizeLarge: { minHeight: 40, padding: '9px 16px' },
      startIcon: { marginRight: 6, '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { marginLeft: 6, '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        color: theme.palette.text.secondary,
        '@media (hover: hover)': {
          '&:hover': {
            color: theme.palette.text.primary,
            backgroundColor: theme.alpha(theme.palette.text.primary, 0.07),
          },
        },
      }),
      sizeSmall: { padding: 5, '& .MuiSvgIcon-root': { fontSize: 18 } },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'none' } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        // As high as the other small fields, its text as far from the edge.
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input': {
          padding: '1px 4px 1px 6px',
        },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        [touch]: { fontSize: '1rem' },
      },
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.palette.text.disabled },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.surface.raised,
        '&.Mui-disabled': { backgroundColor: theme.palette.surface.sunken },
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        variants: [{ props: { multiline: true, size: 'small' }, style: { padding: '7px 12px' } }],
      }),
      input: {
        padding: '10px 12px',
        variants: [
          { props: { size: 'small' }, style: { height: 20, padding: '7px 12px' } },
          { props: { multiline: true }, style: { height: 'auto', padding: 0 } },
        ],
      },
      notchedOutline: ({ theme }) => ({
        borderColor: theme.palette.surface.control,
        '& legend': { fontSize: '0.75rem' },
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        color: theme.palette.text.secondary,
        variants: [
          {
            props: { size: 'small', variant: 'outlined', shrink: false },
            style: { transform: 'translate(12px, 7px) scale(1)' },
          },
          {
            props: { size: 'small', variant: 'outlined', shrink: true },
            style: { transform: 'translate(12px, -8px) scale(0.923)' },
          },
        ],
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { fontSize: '0.8125rem', lineHeight: '1.25rem' } },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { fontSize: '0.75rem', lineHeight: '1rem', margin: '4px 0 0' } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -4, gap: 4 },
      label: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
    },
  },
  MuiSelect: {
    styleOverrides: { select: { minHeight: 20 } },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 4,
        borderRadius: 6,
        color: theme.palette.surface.control,
        '& .MuiSvgIcon-root': { fontSize: 18 },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 4,
        color: theme.palette.surface.control,
        '& .MuiSvgIcon-root': { fontSize: 18 },
      }),
    },
  },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      track: ({ theme }) => ({ backgroundColor: theme.palette.surface.control, opacity: 1 }),
    },
  },
  MuiToggleButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 34,
        padding: '4px 12px',
        color: theme.palette.text.secondary,
        borderColor: theme.palette.surface.edge,
        '&.Mui-selected': {
          color: theme.palette.text.primary,
          backgroundColor: theme.palette.surface.selected,
          [FORCED]: CHOSEN,
        },
      }),
    },
  },
};
