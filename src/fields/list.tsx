import { Suspense } from 'react';
import { valueAt } from '#dataProvider/paths.ts';
import { beginningOf } from '#fields/beginning.ts';
import type { CellProps, Field, FieldKind, FileWords } from '#fields/field.ts';
import { knownKind } from '#fields/knownKinds.ts';
import { rowsIn } from '#fields/rows/rowsIn.ts';
import { useText } from '#i18n/useText.ts';
import { later } from '#ui/later.ts';
import { Text } from '#ui/Text.tsx';

const RowsTable = later<'RowsTable', CellProps>(
  () => import('#fields/rows/RowsTable.tsx'),
  'RowsTable',
);

/** How many there are: a list has no room for more. */
function RowsCell({ value }: CellProps) {
  const t = useText();
  const rows = rowsIn(value);
  if (rows === null) return <Text value={beginningOf(value).text} />;
  return <span>{t({ key: 'kit.rows.count', params: { smart_count: rows.length } })}</span>;
}

/** Each record of the list as 'Product: Tea, Quantity: 2', one after the other. */
const textOf = (value: unknown, { fields = [] }: Field, words?: FileWords): string => {
  const rows = rowsIn(value);
  if (rows === null) return beginningOf(value).text;
  return rows
    .map((row) =>
      fields
        .map((field) => {
          const { inFile, toText } = knownKind(field.type);
          const cell = valueAt(row, field.source);
          const text = words && inFile ? inFile(cell, field, words) : toText(cell, field);
          return words ? `${words.label(field.label)}: ${text}` : text;
        })
        .join(words ? ', ' : ' '),
    )
    .join('; ');
};

/** Records within a record, each with fields of its own (CFG-09). */
export const list: FieldKind = {
  Cell: RowsCell,
  Full: (cell) => (
    <Suspense fallback={<RowsCell {...cell} />}>
      <RowsTable {...cell} />
    </Suspense>
  ),
  toText: (value, field) => textOf(value, field),
  inFile: textOf,
  compares: 'nothing',
};
