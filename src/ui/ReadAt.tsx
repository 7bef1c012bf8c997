import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useContext, useEffect, useState } from 'react';
import { Failure } from '#http/failure.ts';
import { useCountdown } from '#http/useCountdown.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import { ageOf, formatDate } from '#rules/dates.ts';
import { Countdown } from './Countdown.tsx';
import { ReasonTip } from './ReasonTip.tsx';
import { TimeZoneContext } from './TimeZone.ts';
import { Tip } from './Tip.tsx';

const TICK_MS = 15_000;

/**
 * When the data on the screen was read (`at`, milliseconds), with a refresh control: 'Read 14:03', from ten
 * minutes on 'Read 20 min ago' in colour. `failed`: the last refresh failed and the old data stays (UI-15). When
 * that was one request too many (`failure`), the control waits for the end of the pause, which is counted down
 * (NET-03).
 */
export function ReadAt({
  at,
  onRefresh,
  refreshing = false,
  failed = false,
  failure,
}: {
  at: number;
  onRefresh?: () => void;
  refreshing?: boolean;
  failed?: boolean;
  failure?: unknown;
}) {
  const t = useText();
  const timeZone = useContext(TimeZoneContext);
  const locale = useLocale();
  const seconds = useCountdown(failure instanceof Failure ? failure.until : undefined);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  const { minutes, old } = ageOf(at, now);
  const time = formatDate(at, { timeZone, style: 'time', locale });
  const age =
    minutes < 120
      ? t('ui.read.minutes', { count: minutes })
      : t('ui.read.hours', { count: Math.floor(minutes / 60) });
  const tone = failed ? 'negative' : old ? 'waiting' : undefined;
  return (
    <Box
      component="span"
      data-tone={tone}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 0.5,
        typography: 'caption',
        fontVariantNumeric: 'tabular-nums',
        color: tone ? `status.${tone}.text` : 'text.secondary',
      }}
    >
      <time dateTime={new Date(at).toISOString()}>{old ? age : t('ui.read.at', { time })}</time>
      {onRefresh && (
        <Tip title={seconds > 0 ? '' : t('common.refresh')} describeChild>
          <span>
            <ReasonTip reason={seconds > 0 ? t('ui.error.wait') : undefined}>
              <IconButton
                aria-label={t('common.refresh')}
                aria-busy={refreshing}
                color="inherit"
                onClick={() => refreshing || onRefresh()}
                sx={{
                  '& .MuiSvgIcon-root': { fontSize: 16 },
                  ...(refreshing && {
                    '& .MuiSvgIcon-root': {
                      fontSize: 16,
                      animation: 'turn 1s linear infinite',
                      '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
                    },
                  }),
                }}
              >
                <Refresh />
              </IconButton>
            </ReasonTip>
          </span>
        </Tip>
      )}
      <span role="status">{failed && t('ui.read.failed')}</span>
      <Countdown seconds={seconds} />
    </Box>
  );
}
