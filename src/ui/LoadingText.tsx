import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { askedAgainAt, type Tries } from '#cache/throttledReads.ts';
import { useCountdown } from '#http/useCountdown.ts';
import { useText } from '#i18n/useText.ts';

/**
 * 'Data is Loading...', told to screen readers too, above the outline of what comes (NET-08); when a service
 * refused this very `read` as one request too many, when it is asked again (NET-03).
 */
export function LoadingText({ read = {}, children }: { read?: Tries; children?: ReactNode }) {
  const t = useText();
  const seconds = useCountdown(askedAgainAt(read));
  return (
    <Box aria-busy="true">
      <Typography
        role={seconds > 0 ? 'timer' : 'status'}
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ py: 1 }}
      >
        {seconds > 0 ? t('ui.error.askedAgain', { seconds }) : t('common.loading')}
      </Typography>
      {children && <Box aria-hidden="true">{children}</Box>}
    </Box>
  );
}
