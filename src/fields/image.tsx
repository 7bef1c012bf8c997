import type { CellProps, FieldKind } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import { plainText } from '#ui/plainText.ts';
import { SafeImage } from '#ui/SafeImage.tsx';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

function ImageCell({ value, field }: CellProps) {
  const t = useText();
  const label = useLabel();
  // Where a record has no picture, nothing stands for one that would not load.
  if (plainText(value) === null) return <Text value={null} />;
  const alt = t('fields.imageOf', { label: label(field.label) });
  return <SafeImage src={value} alt={alt} width={40} height={40} />;
}

/** A picture from an http(s) address (NET-12). */
export const image: FieldKind = {
  Cell: ImageCell,
  toText: (value) => plainText(value) ?? '',
  compares: 'nothing',
};
