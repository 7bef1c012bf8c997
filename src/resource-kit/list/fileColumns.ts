import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field, FileWords } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { filled } from '#fields/names.ts';
import { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { type ExportColumn, zonedHead } from '#ui/exportRows.ts';
import { useLabel } from '#ui/useLabel.ts';

/** Numbers stay numbers in a file, so that a sheet can sum them; everything else is what the list shows. */
const cellOf = (field: Field, record: ResourceRecord, words: FileWords): unknown => {
  if (field.template !== undefined)
    return filled(words.label({ text: field.template }), record) ?? '';
  const value = valueAt(record, field.source);
  if (field.text) return field.text(value, words.t);
  if (field.type === 'rupees') return rupeesCell(value);
  const kind = kindOf(field.type);
  if (kind.inFile) return kind.inFile(value, field, words);
  return typeof value === 'number' ? value : kind.toText(value, field);
};

/** Moments are in a zone, which the file names. */
const headOf = ({ type }: Field, label: string, raw: boolean): string =>
  (type === 'date' || type === 'datetime') && !raw ? zonedHead(label) : label;

/** Fields as the columns of a copy or a file; `raw`: with the stored values instead of what is shown (UI-11, UI-17). */
export const fileColumns = (
  fields: readonly Field[],
  words: FileWords,
  raw = false,
): ExportColumn<ResourceRecord>[] =>
  fields
    .filter(({ exported }) => exported !== false)
    .flatMap(
      (field) =>
        field.columns?.map(({ label, value }) => ({ label: words.label(label), value })) ?? [
          {
            label: headOf(field, words.label(field.label), raw),
            value: (record: ResourceRecord) =>
              raw ? valueAt(record, field.source) : cellOf(field, record, words),
          },
        ],
    );

/** The same for rows outside a list, whose fields name no other records. */
export function useFileColumns(fields: readonly Field[]): ExportColumn<ResourceRecord>[] {
  const words = { t: useText(), label: useLabel(), nameOf: () => null };
  return fileColumns(fields, words);
}
