import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { PanDecision } from '#contract/assumptions.ts';
import { useText } from '#i18n/useText.ts';
import { KeyCap } from '#resources/pan-verifications/KeyCap.tsx';
import type { Review } from '#resources/pan-verifications/useReview.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';

/** Accept or Reject with its key; in sight and saying why while it may not be pressed (UI-14). */
export function DecisionButton({ to, review }: { to: PanDecision; review: Review }) {
  const t = useText();
  const { busy, whyNot, decide } = review;
  const accepts = to === 'APPROVED';
  const letter = accepts ? 'a' : 'r';
  const reason = whyNot(to);
  const Icon = accepts ? Check : Close;
  return (
    <ReasonTip reason={reason && !busy ? t(reason) : undefined}>
      <Button
        color="money"
        variant={accepts ? 'contained' : 'outlined'}
        disabled={busy}
        aria-busy={busy}
        aria-keyshortcuts={letter}
        onClick={() => decide(to)}
        startIcon={busy ? <CircularProgress size={14} color="inherit" /> : <Icon />}
      >
        {t(accepts ? 'pan.accept' : 'pan.reject')}
        <KeyCap letter={letter} />
      </Button>
    </ReasonTip>
  );
}
