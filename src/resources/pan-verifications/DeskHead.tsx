import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { userOf } from '#resources/pan-verifications/actions.ts';
import { KeyCap } from '#resources/pan-verifications/KeyCap.tsx';
import type { Held } from '#resources/pan-verifications/queue.ts';
import { SessionTally } from '#resources/pan-verifications/SessionTally.tsx';
import type { Review } from '#resources/pan-verifications/useReview.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

/** Whose request it is, its place in the list, and what was done since signing in. */
export function DeskHead({ review, held }: { review: Review; held: Held }) {
  const t = useText();
  const { rows, step, busy } = review;
  const position = held.gone || held.aside ? '—' : String(held.index + 1);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minWidth: 0 }}
      >
        <Box
          component="strong"
          sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}
          role="status"
        >
          {t('pan.user', { user: userOf(held.record) })}
        </Box>
        <StatusChip status={held.decided ?? held.record.status} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mr: 'auto' }}>
        <Button
          size="small"
          sx={{ minWidth: 32 }}
          aria-label={t('pan.previous')}
          aria-keyshortcuts="k"
          disabled={busy}
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
          disabled={busy}
          onClick={() => step(1)}
        >
          <KeyCap letter="j" />
          <ChevronRight />
        </Button>
      </Box>
      <SessionTally review={review} />
    </Box>
  );
}
