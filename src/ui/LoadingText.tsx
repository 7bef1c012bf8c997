import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';

/** 'Data is Loading...', told to screen readers too, above the outline of what comes (NET-08). */
export function LoadingText({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <Box aria-busy="true">
      <Typography
        role="status"
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ py: 1 }}
      >
        {t('common.loading')}
      </Typography>
      {children && <Box aria-hidden="true">{children}</Box>}
    </Box>
  );
}
