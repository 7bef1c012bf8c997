import Forward10 from '@mui/icons-material/Forward10';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay10 from '@mui/icons-material/Replay10';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { safeHttpUrl } from '#rules/urls.ts';
import { SpeedSelect } from './SpeedSelect.tsx';
import { useRecording } from './useRecording.ts';

const SKIP_S = 10;

/** Seconds as '1:05' or '1:00:05'. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [whole / 3600, (whole / 60) % 60, whole % 60].map(Math.floor);
  const two = (part = 0) => String(part).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * A recording from an http(s) address: play, ±10 s, position, speed; only one plays at a time. `label` says
 * whose it is. Without a usable address, or when it does not come within 15 s: 'Recording unavailable' (CAL-04).
 */
export function SafeAudio({ src, label }: { src: unknown; label?: string }) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const url = safeHttpUrl(src);
  if (url === null) return <Unavailable />;
  return (
    <Player
      key={`${attempt} ${url}`}
      url={url}
      label={label ?? t('ui.audio.label')}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function Unavailable({ onRetry }: { onRetry?: () => void }) {
  const t = useText();
  return (
    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {t('ui.audio.unavailable')}{' '}
      {onRetry && (
        <Link component="button" type="button" onClick={onRetry} sx={{ verticalAlign: 'baseline' }}>
          {t('common.retry')}
        </Link>
      )}
    </Box>
  );
}

function Player({ url, label, onRetry }: { url: string; label: string; onRetry: () => void }) {
  const t = useText();
  const recording = useRecording();
  const { audio, playing, unavailable, duration, position, toggle, seek, setSpeed } = recording;
  const time = t('ui.audio.of', {
    now: clock(position),
    all: duration === null ? '–:––' : clock(duration),
  });
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        maxWidth: 420,
      }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a phone call; its transcript stands beside it. */}
      <audio ref={audio} src={url} preload="metadata" />
      {unavailable ? (
        <Unavailable onRetry={onRetry} />
      ) : (
        <>
          <IconButton
            color="primary"
            aria-label={t(playing ? 'ui.audio.pause' : 'ui.audio.play')}
            onClick={toggle}
          >
            {playing ? <Pause /> : <PlayArrow />}
          </IconButton>
          <IconButton aria-label={t('ui.audio.back')} onClick={() => seek(position - SKIP_S)}>
            <Replay10 />
          </IconButton>
          <IconButton aria-label={t('ui.audio.forward')} onClick={() => seek(position + SKIP_S)}>
            <Forward10 />
          </IconButton>
          <Slider
            size="small"
            aria-label={t('ui.audio.seek')}
            min={0}
            max={duration ?? 1}
            step={1}
            value={Math.min(position, duration ?? 1)}
            disabled={duration === null}
            getAriaValueText={() => time}
            onChange={(_event, second) => {
              if (typeof second === 'number') seek(second);
            }}
            sx={{ mx: 1, minWidth: 48, flex: '1 1 48px', width: 'auto' }}
          />
          <Box
            component="span"
            sx={{
              flex: 'none',
              typography: 'caption',
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {`${clock(position)} / ${duration === null ? '–:––' : clock(duration)}`}
          </Box>
          <SpeedSelect onSpeed={setSpeed} />
        </>
      )}
    </Box>
  );
}
