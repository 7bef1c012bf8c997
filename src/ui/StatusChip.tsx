import Box from '@mui/material/Box';
import { type TextKey, useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { type StatusTone, statusLook } from '#rules/status.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from './plainText.ts';

const KNOWN = {
  active: 'ui.status.active',
  inactive: 'ui.status.inactive',
  new: 'ui.status.new',
  inprogress: 'ui.status.inprogress',
  completed: 'ui.status.completed',
  reconciled: 'ui.status.reconciled',
  declared: 'ui.status.declared',
  cancelled: 'ui.status.cancelled',
  rejected: 'ui.status.rejected',
  approved: 'ui.status.approved',
  verified: 'ui.status.verified',
  pending: 'ui.status.pending',
  in_review: 'ui.status.in_review',
  open: 'ui.status.open',
  processed: 'ui.status.processed',
} satisfies Record<string, TextKey>;

const keys = new Map<string, TextKey>(Object.entries(KNOWN));

/**
 * A status as word, dot and colour (UI-07). One that we do not know is grey with its raw text; a missing
 * one is '—'. `tone` and `label` are for areas with words of their own (sentiments, bank badges).
 */
export function StatusChip({
  status,
  tone,
  label,
}: {
  status: unknown;
  tone?: StatusTone;
  label?: string;
}) {
  const t = useText();
  const raw = plainText(status);
  if (raw === null && label === undefined) return <span>{MISSING}</span>;
  const look = statusLook(raw);
  const key = look.known ? keys.get(look.text.toLowerCase()) : undefined;
  const shown = tone ?? look.tone;
  return (
    <Box
      component="span"
      data-tone={shown}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        maxWidth: '100%',
        minHeight: 20,
        px: '7px',
        border: 1,
        borderRadius: '6px',
        borderColor: `status.${shown}.border`,
        bgcolor: `status.${shown}.background`,
        color: `status.${shown}.text`,
        fontSize: '0.75rem',
        lineHeight: '1.125rem',
        fontWeight: 550,
        verticalAlign: 'middle',
        '&::before': {
          content: '""',
          flex: 'none',
          width: 6,
          height: 6,
          borderRadius: '50%',
          bgcolor: `status.${shown}.mark`,
        },
      }}
    >
      <Box
        component="bdi"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {label ?? (key === undefined ? shownDirections(raw ?? '') : t(key))}
      </Box>
    </Box>
  );
}
