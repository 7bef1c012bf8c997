import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { statusText } from '#i18n/statusText.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { type StatusTone, statusLook } from '#rules/status.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from './plainText.ts';

/**
 * A status as word, dot and colour (UI-07). One that we do not know is grey with its raw text; a missing
 * one is '—'. `tone` and `label` are for areas with words of their own (sentiments, bank badges), `icon` for a mark
 * that is told apart by its shape too.
 */
export function StatusChip({
  status,
  tone,
  label,
  icon,
}: {
  status: unknown;
  tone?: StatusTone;
  label?: string;
  icon?: ReactNode;
}) {
  const t = useText();
  const raw = plainText(status);
  if (raw === null && label === undefined) return <span>{MISSING}</span>;
  const look = statusLook(raw);
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
        ...(icon
          ? { '& > .MuiSvgIcon-root': { flex: 'none', fontSize: 14 } }
          : {
              '&::before': {
                content: '""',
                flex: 'none',
                width: 6,
                height: 6,
                borderRadius: '50%',
                bgcolor: `status.${shown}.mark`,
              },
            }),
        '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      {icon}
      <bdi>{label ?? shownDirections(statusText(t, raw ?? ''))}</bdi>
    </Box>
  );
}
