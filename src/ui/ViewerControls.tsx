import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FitScreen from '@mui/icons-material/FitScreen';
import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';

/** The buttons of the image viewer. */
export function ViewerControls({
  index,
  total,
  previous,
  next,
  zoomIn,
  zoomOut,
  fit,
  rotateLeft,
  rotateRight,
}: {
  index: number;
  total: number;
} & Record<
  'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'fit' | 'rotateLeft' | 'rotateRight',
  () => unknown
>) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, pb: 1 }}>
      <Control label={t('ui.image.previous')} act={previous} disabled={index === 0}>
        <ChevronLeft />
      </Control>
      <Box
        component="span"
        role="status"
        sx={{
          typography: 'body2',
          minWidth: 48,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {t('ui.image.position', { n: index + 1, total })}
      </Box>
      <Control label={t('ui.image.next')} act={next} disabled={index >= total - 1}>
        <ChevronRight />
      </Control>
      <Box sx={{ flex: 1 }} />
      <Control label={t('ui.image.zoomOut')} act={zoomOut}>
        <ZoomOut />
      </Control>
      <Control label={t('ui.image.zoomIn')} act={zoomIn}>
        <ZoomIn />
      </Control>
      <Control label={t('ui.image.fit')} act={fit}>
        <FitScreen />
      </Control>
      <Control label={t('ui.image.rotateLeft')} act={rotateLeft}>
        <RotateLeft />
      </Control>
      <Control label={t('ui.image.rotateRight')} act={rotateRight}>
        <RotateRight />
      </Control>
    </Box>
  );
}

function Control({
  label,
  act,
  disabled = false,
  children,
}: {
  label: string;
  act: () => unknown;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Tooltip title={disabled ? '' : label}>
      <span>
        <IconButton aria-label={label} disabled={disabled} onClick={act}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
