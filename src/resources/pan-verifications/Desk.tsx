import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { RefObject } from 'react';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { recordOf } from '#resources/pan-verifications/actions.ts';
import { DecisionBar } from '#resources/pan-verifications/DecisionBar.tsx';
import { NamesCompared } from '#resources/pan-verifications/NamesCompared.tsx';
import { PanNumber } from '#resources/pan-verifications/PanNumber.tsx';
import type { Held } from '#resources/pan-verifications/queue.ts';
import type { Review } from '#resources/pan-verifications/useReview.ts';
import { ImageViewer } from '#ui/ImageViewer.tsx';
import { Text } from '#ui/Text.tsx';

/** The request under review: what is decided about it, what it says, and its images, the largest (PAN-02). */
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
  const { record } = held;
  const { trouble, evidence, saw } = review;
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
        position: { lg: 'sticky' },
        top: 'var(--app-bar-height, 48px)',
        maxHeight: { lg: 'calc(100dvh - var(--app-bar-height, 48px))' },
        overflowY: { lg: 'auto' },
      }}
    >
      <DecisionBar review={review} held={held} onView={onView} />
      <Box sx={{ display: 'grid', gap: 1.5, p: 1.5, minWidth: 0 }}>
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
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 3fr) minmax(0, 7fr)' },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('pan.number')}</Box>
            <PanNumber pan={record.pan} large />
          </Box>
          <NamesCompared card={record.name_pan_card} bank={record.name_at_bank} />
        </Box>
        <Box ref={viewer} tabIndex={-1} sx={{ minWidth: 0, outline: 0, scrollMarginTop: 120 }}>
          <ImageViewer
            key={record.id}
            images={record.urls}
            label={t('pan.images', { user: recordOf(record) })}
            onShown={() => saw(record, 'seen')}
          />
        </Box>
        {evidence !== 'seen' && (
          <FormControlLabel
            control={
              <Checkbox
                checked={evidence === 'unavailable'}
                onChange={(_, checked) => saw(record, checked ? 'unavailable' : undefined)}
              />
            }
            label={
              <>
                {t('pan.unavailable')}
                <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
                  {t('pan.unavailableHint')}
                </Box>
              </>
            }
          />
        )}
      </Box>
    </Box>
  );
}
