import type { CellProps, FieldKind } from '#fields/field.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { useText } from '#i18n/useText.ts';
import { plainText } from '#ui/plainText.ts';
import { SafeAudio } from '#ui/SafeAudio.tsx';
import { useLabel } from '#ui/useLabel.ts';

function AudioCell({ value, field }: CellProps) {
  const t = useText();
  const label = useLabel();
  return <SafeAudio src={value} label={t('fields.recordingOf', { label: label(field.label) })} />;
}

/** A recording from an http(s) address, with its player (CAL-04). */
export const audio: FieldKind = {
  Cell: AudioCell,
  toText: (value) => plainText(value) ?? '',
  Input: TextFieldInput,
  compares: 'nothing',
};
