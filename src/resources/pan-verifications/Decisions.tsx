import Redo from '@mui/icons-material/Redo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { DESK } from '#resources/pan-verifications/actions.ts';
import { DecisionButton } from '#resources/pan-verifications/DecisionButton.tsx';
import { KeyCap } from '#resources/pan-verifications/KeyCap.tsx';
import type { Review } from '#resources/pan-verifications/useReview.ts';
import { useConfirmPlace } from '#ui/confirmPlaces.ts';

/** What can be decided about the request on the desk, and below it the question of the decision (PAN-02). */
export function Decisions({ review, onView }: { review: Review; onView: () => void }) {
  const t = useText();
  const place = useConfirmPlace(DESK);
  const { asking, busy } = review;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: asking ? 'none' : 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& .MuiButton-root': { px: { xs: 1, sm: 1.5 } },
        }}
      >
        <DecisionButton to="REJECTED" review={review} />
        <DecisionButton to="APPROVED" review={review} />
        <Button aria-keyshortcuts="s" disabled={busy} startIcon={<Redo />} onClick={review.skip}>
          {t('pan.skip')}
          <KeyCap letter="s" />
        </Button>
        <Button aria-keyshortcuts="v" onClick={onView}>
          {t('pan.view')}
          <KeyCap letter="v" />
        </Button>
      </Box>
      <Box ref={place} tabIndex={-1} sx={{ outline: 0, minWidth: 0 }} />
    </Box>
  );
}
