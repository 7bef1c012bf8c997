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
    <span className={icon ? 'status marked' : 'status'} data-tone={shown}>
      {icon}
      <bdi>{label ?? shownDirections(statusText(t, raw ?? ''))}</bdi>
    </span>
  );
}
