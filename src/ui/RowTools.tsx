import { CopyRows } from './CopyRows.tsx';
import { ExportButton } from './ExportButton.tsx';
import { type ExportColumn, tableOf } from './exportRows.ts';

/** Copies and exports the rows that a page has in hand, filtered as they are shown (UI-11, UI-17). */
export function RowTools<Row>({
  file,
  columns,
  rows,
}: {
  /** Name of the file without '.csv'. */
  file: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
}) {
  if (rows.length === 0) return null;
  return (
    <>
      <CopyRows rows={() => tableOf(columns, rows)} />
      <ExportButton
        file={file}
        columns={columns.map(({ label, value }) => ({
          label,
          value: ({ row }: { row: Row }) => value(row),
        }))}
        readPage={async () => ({ rows: rows.map((row, place) => ({ row, place })), more: false })}
        // A record that came twice is shown twice, so it is saved twice.
        keyOf={({ place }) => String(place)}
      />
    </>
  );
}
