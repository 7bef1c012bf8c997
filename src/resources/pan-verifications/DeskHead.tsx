import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { userOf } from '#resources/pan-verifications/actions.ts';
import { DecisionButton } from '#resources/pan-verifications/DecisionButton.tsx';
import { KeyCap } from '#resources/pan-verifications/KeyCap.tsx';
import type { Held } from '#resources/pan-verifications/queue.ts';
import type { Review } from '#resources/pan-verifications/useReview.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

/** Whose request it is, its place in the list, and the decisions; in sight however far the page is scrolled. */
export function DecisionBar({
  review,
  held,
  onView,
}: {
  review: Review;
  held: Held;
  onView: () => void;
}) {
  const t = useText();
  const { rows, step } = review;
  const position = held.gone ? '—' : String(held.index + 1);
  return (
    <Box
      role="group"
      aria-label={t('pan.desk')}
      sx={{
        position: 'sticky',
        top: { xs: 'var(--app-bar-height, 48px)', lg: 0 },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Box
            component="strong"
            sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}
            role="status"
          >
            {t('pan.user', { user: userOf(held.record) })}
          </Box>
          <StatusChip status={held.decided ?? held.record.status} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button
          size="small"
          sx={{ minWidth: 32 }}
          aria-label={t('pan.previous')}
          aria-keyshortcuts="k"
          onClick={() => step(-1)}
        >
          <ChevronLeft />
          <KeyCap letter="k" />
        </Button>
        <Box
          component="span"
          sx={{ typography: 'body2', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {t('pan.position', { n: position, all: rows.length })}
        </Box>
        <Button
          size="small"
          sx={{ minWidth: 32 }}
          aria-label={t('pan.next')}
          aria-keyshortcuts="j"
          onClick={() => step(1)}
        >
          <KeyCap letter="j" />
          <ChevronRight />
        </Button>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& .MuiButton-root': { px: { xs: 1, sm: 1.5 } },
        }}
      >
        <Button variant="outlined" aria-keyshortcuts="v" onClick={onView}>
          {t('pan.view')}
          <KeyCap letter="v" />
        </Button>
        <DecisionButton to="REJECTED" review={review} />
        <DecisionButton to="APPROVED" review={review} />
      </Box>
    </Box>
  );
}
