import type { Components, Theme } from '@mui/material/styles';

const tones = {
  success: 'positive',
  error: 'negative',
  warning: 'waiting',
  info: 'info',
} as const;

/** Dialogs, alerts, progress, skeletons. */
export const feedback: Components<Omit<Theme, 'components'>> = {
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: { padding: '4px 12px', fontSize: '0.8125rem', lineHeight: '1.25rem', borderRadius: 8 },
      icon: { padding: '6px 0', marginRight: 10, fontSize: 20 },
      message: { padding: '6px 0' },
      action: { paddingTop: 2 },
      standard: ({ theme, ownerState }) => {
        const tone = theme.palette.status[tones[ownerState.severity ?? 'info']];
        return {
          color: tone.text,
          backgroundColor: tone.background,
          border: `1px solid ${tone.border}`,
          '& .MuiAlert-icon': { color: tone.mark },
        };
      },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { fontSize: '0.8125rem', fontWeight: 620, marginBottom: 2 } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          {
            props: { invisible: false },
            style: { backgroundColor: theme.alpha(theme.palette.common.black, 0.45) },
          },
        ],
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.surface.border}`,
        borderRadius: 12,
        boxShadow: theme.shadows[8],
        [theme.breakpoints.down('sm')]: {
          margin: 16,
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '16px 20px 8px', fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 620 },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: { fontSize: '0.8125rem', lineHeight: '1.25rem' } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px 16px', gap: 8 } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: 3,
        backgroundColor: theme.palette.surface.border,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.status.neutral.background,
        borderRadius: 4,
        '@media (prefers-reduced-motion: reduce)': { '&::after': { animation: 'none' } },
      }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.8125rem',
        color: theme.palette.money.contrastText,
        backgroundColor: theme.palette.money.main,
      }),
    },
  },
};
