import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { useText } from '#i18n/useText.ts';
import type { StatusTone } from '#rules/status.ts';
import { type Verdict, type VerdictKind, verdictCode } from '#rules/verdicts/verdict.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

const LOOKS: Record<VerdictKind, { tone: StatusTone; Icon: typeof Undo }> = {
  won: { tone: 'positive', Icon: CheckCircle },
  lost: { tone: 'negative', Icon: Cancel },
  open: { tone: 'waiting', Icon: HourglassEmpty },
  unmatched: { tone: 'neutral', Icon: LinkOff },
  refunded: { tone: 'info', Icon: Undo },
  unknown: { tone: 'neutral', Icon: HelpOutline },
};

/** A verdict as icon, words and colour (WHY-01). */
export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const t = useText();
  const { tone, Icon } = LOOKS[verdict.kind];
  const code = verdict.kind === 'unknown' ? 'unknown' : verdictCode(verdict);
  return (
    <StatusChip
      status={code}
      tone={tone}
      label={t(`why.verdict.${code as 'won'}`)}
      icon={<Icon aria-hidden="true" />}
    />
  );
}
