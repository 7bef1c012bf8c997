import { Suspense } from 'react';
import type { CellProps, FieldKind } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import { later } from '#ui/later.ts';
import { plainText } from '#ui/plainText.ts';
import { useLabel } from '#ui/useLabel.ts';

const SafeAudio = later<'SafeAudio', { src: unknown; label: string }>(
  () => import('#ui/SafeAudio.tsx'),
  'SafeAudio',
);

function AudioCell({ value, field }: CellProps) {
  const t = useText();
  const label = useLabel();
  return (
    <Suspense fallback={null}>
      <SafeAudio src={value} label={t('fields.recordingOf', { label: label(field.label) })} />
    </Suspense>
  );
}

/** A recording from an http(s) address, with its player (CAL-04). */
export const audio: FieldKind = {
  Cell: AudioCell,
  toText: (value) => plainText(value) ?? '',
  compares: 'nothing',
};
