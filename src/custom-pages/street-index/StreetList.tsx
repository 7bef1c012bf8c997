import type { ReactNode } from 'react';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { type ExportColumn, tableOf } from '#ui/exportRows.ts';
import { type Reading, ReadView } from '#ui/ReadView.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';

/**
 * A long list that comes in one answer: found in, copied as a table, saved as CSV, only what is visible drawn
 * (UI-11, UI-13, UI-17).
 */
export function StreetList<Data, Item>({
  read,
  itemsOf,
  label,
  empty,
  file,
  columns,
  textOf,
  children,
}: {
  read: Reading<Data>;
  itemsOf: (data: Data) => readonly Item[];
  label: string;
  empty: string;
  /** Name of the CSV file without '.csv'. */
  file: string;
  /** Of the copied table and the file. */
  columns: readonly ExportColumn<Item>[];
  /** The words that an item is found by. The same function at every render. */
  textOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  return (
    <ReadView
      read={read}
      outline={<TableSkeleton />}
      bar={(data) => {
        const items = itemsOf(data);
        if (items.length === 0) return null;
        const places = new Map(items.map((item, index) => [item, String(index)]));
        return (
          <>
            <CopyRows rows={() => tableOf(columns, items)} />
            <ExportButton
              file={file}
              columns={columns}
              readPage={async () => ({ rows: items, more: false })}
              keyOf={(item) => places.get(item) ?? ''}
            />
          </>
        );
      }}
    >
      {(data) => {
        const items = itemsOf(data);
        if (items.length === 0) return <EmptyState title={empty} />;
        return (
          <VirtualList
            label={label}
            items={items}
            keyOf={(_item, index) => String(index)}
            textOf={textOf}
            height={60}
            gap={6}
          >
            {children}
          </VirtualList>
        );
      }}
    </ReadView>
  );
}
