import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RefObject } from 'react';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { recordOf } from '#resources/pan-verifications/actions.ts';
import { Decisions } from '#resources/pan-verifications/Decisions.tsx';
import { DeskHead } from '#resources/pan-verifications/DeskHead.tsx';
import { ImagesSeen } from '#resources/pan-verifications/ImagesSeen.tsx';
import { NamesCompared } from '#resources/pan-verifications/NamesCompared.tsx';
import { PanNumber } from '#resources/pan-verifications/PanNumber.tsx';
import type { Held } from '#resources/pan-verifications/queue.ts';
import type { Review } from '#resources/pan-verifications/useReview.ts';
import { ImageViewer } from '#ui/ImageViewer.tsx';
import { Text } from '#ui/Text.tsx';

/** Of the pictures: they end above the lower edge of the window, so that nothing is scrolled to decide. */
const STAGE = 'clamp(240px, calc(100dvh - 340px), 720px)';

/** The request under review: its images, and beside them what they are compared with and what is decided (PAN-02). */
export function Desk({
  review,
  held,
  viewer,
  onView,
}: {
  review: Review;
  held: Held;
  viewer: RefObject<HTMLDivElement | null>;
  onView: () => void;
}) {
  const t = useText();
  const say = useSay();
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { record } = held;
  const { trouble } = review;
  const decisions = <Decisions review={review} onView={onView} />;
  return (
    <Box
      component="section"
      aria-label={t('pan.desk')}
      sx={{
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        scrollMarginTop: 'var(--app-bar-height, 48px)',
        position: { md: 'sticky' },
        top: 'var(--app-bar-height, 48px)',
        maxHeight: { md: 'calc(100dvh - var(--app-bar-height, 48px))' },
        overflowY: { md: 'auto' },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: { xs: 'var(--app-bar-height, 48px)', md: 0 },
          zIndex: 2,
          display: 'grid',
          gap: 1,
          px: 1.5,
          py: 1,
          maxHeight: { xs: '70dvh', md: 'none' },
          overflowY: { xs: 'auto', md: 'visible' },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <DeskHead review={review} held={held} />
        {small && decisions}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          p: 1.5,
          minWidth: 0,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(248px, 300px)' },
        }}
      >
        <Box
          ref={viewer}
          tabIndex={-1}
          sx={{ minWidth: 0, outline: 0, scrollMarginTop: 120, order: { xs: 1, md: 0 } }}
        >
          <ImageViewer
            key={record.id}
            images={record.urls}
            label={t('pan.images', { user: recordOf(record) })}
            height={STAGE}
            onShown={(image) => review.saw(record, image)}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
          {held.aside && <Alert severity="info">{t('pan.aside')}</Alert>}
          {held.gone && (
            <Alert severity="warning" role="alert">
              {t('pan.gone')}
            </Alert>
          )}
          {trouble && (
            <Alert severity="error" role="alert">
              <AlertTitle>{t('pan.updateFailed')}</AlertTitle>
              <Text value={say(trouble)} />
            </Alert>
          )}
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('pan.number')}</Box>
            <PanNumber pan={record.pan} large />
          </Box>
          <NamesCompared card={record.name_pan_card} bank={record.name_at_bank} />
          <ImagesSeen review={review} record={record} />
          {!small && decisions}
        </Box>
      </Box>
    </Box>
  );
}
