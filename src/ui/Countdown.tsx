import Box from '@mui/material/Box';
import { useText } from '#i18n/useText.ts';

/** 'Try again in 12 s.', not read out anew every second; nothing once it is over. */
export function Countdown({ seconds }: { seconds: number }) {
  const t = useText();
  if (seconds === 0) return null;
  return (
    <Box role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('failures.again', { seconds })}
    </Box>
  );
}
