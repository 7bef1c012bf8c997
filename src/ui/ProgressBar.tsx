import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useText } from '#i18n/useText.ts';

/** How far something is, `share` from 0 to 1 (undefined: not known), in percent, with a way out. */
export function ProgressBar({
  label,
  share,
  onCancel,
}: {
  label: string;
  share?: number | undefined;
  onCancel?: () => void;
}) {
  const t = useText();
  const percent =
    share === undefined ? undefined : Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, typography: 'body2' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {percent !== undefined && t('ui.progress', { percent })}
          </Box>
        </Box>
        <LinearProgress
          aria-label={label}
          {...(percent !== undefined && { variant: 'determinate', value: percent })}
        />
      </Box>
      {onCancel && (
        <Button variant="outlined" size="small" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
    </Box>
  );
}
