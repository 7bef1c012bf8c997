import Box from '@mui/material/Box';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { isBlank } from '#rules/text.ts';
import { safeImageUrl } from '#rules/urls.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

/** One image of the viewer, fitted to the stage also when turned; what failed can be tried again. */
export function ViewerImage({
  src,
  alt,
  turns,
  onLoaded,
}: {
  src: unknown;
  alt: string;
  /** Quarter turns to the right. */
  turns: number;
  onLoaded: () => void;
}) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const url = safeImageUrl(src);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (isBlank(src)) return <EmptyState title={t('ui.image.none')} />;
  if (url === null || failed)
    return (
      <Box sx={{ m: 'auto', p: 2 }}>
        <ErrorState message={t('ui.image.failed')} {...(url !== null && { onRetry: retry })} />
      </Box>
    );
  const lying = turns % 2 !== 0;
  return (
    <Box
      component="img"
      key={attempt}
      src={url}
      alt={alt}
      referrerPolicy="no-referrer"
      draggable={false}
      onLoad={onLoaded}
      onError={() => setFailed(true)}
      sx={{
        m: 'auto',
        flex: 'none',
        maxWidth: lying ? '100cqh' : '100cqw',
        maxHeight: lying ? '100cqw' : '100cqh',
        transition: 'transform 0.15s',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
      style={{ transform: `rotate(${turns * 90}deg)` }}
    />
  );
}
