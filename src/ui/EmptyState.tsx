import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';

/**
 * Nothing to show, and why. With `onClear` it is the filters that leave nothing: says so and clears them.
 * Otherwise there is nothing yet: `message` says what comes here, `action` is the first step.
 */
export function EmptyState({
  title,
  message,
  action,
  onClear,
}: {
  title?: string;
  message?: string;
  action?: ReactNode;
  onClear?: () => void;
}) {
  const t = useText();
  const heading = title ?? t(onClear ? 'ui.empty.noMatch' : 'ui.empty.nothing');
  const hint = message ?? (onClear ? t('ui.empty.noMatchHint') : undefined);
  return (
    <Box sx={{ m: 'auto', py: 4, px: 2, textAlign: 'center', color: 'text.secondary' }}>
      <Typography variant="subtitle2" component="p" color="textPrimary">
        {heading}
      </Typography>
      {hint && <Typography variant="body2">{hint}</Typography>}
      {(action || onClear) && (
        <Box sx={{ mt: 1.5, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
          {onClear && (
            <Button variant="outlined" onClick={onClear}>
              {t('ui.empty.clearFilters')}
            </Button>
          )}
          {action}
        </Box>
      )}
    </Box>
  );
}
