import type { FieldKind } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import { MISSING } from '#rules/text.ts';

function YesNo({ value }: { value: unknown }) {
  const t = useText();
  if (typeof value !== 'boolean') return <span>{MISSING}</span>;
  return <span>{t(value ? 'fields.yes' : 'fields.no')}</span>;
}

/** Yes or no; '—' for anything else. */
export const boolean: FieldKind = {
  Cell: ({ value }) => <YesNo value={value} />,
  toText: (value) => (typeof value === 'boolean' ? String(value) : ''),
  inFile: (value, _, { t }) =>
    typeof value === 'boolean' ? t(value ? 'fields.yes' : 'fields.no') : '',
  compares: 'yesNo',
};
