import type { ReactNode } from 'react';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { type Reading, ReadView } from '#ui/ReadView.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';

/** A long list that comes in one answer: found in, copied as a table, only what is visible drawn (UI-13, UI-17). */
export function StreetList<Data, Item>({
  read,
  itemsOf,
  label,
  empty,
  headings,
  cellsOf,
  textOf,
  children,
}: {
  read: Reading<Data>;
  itemsOf: (data: Data) => readonly Item[];
  label: string;
  empty: string;
  /** Of the copied table; its cells come from `cellsOf`. */
  headings: readonly string[];
  cellsOf: (item: Item) => readonly unknown[];
  /** The words that an item is found by. The same function at every render. */
  textOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  return (
    <ReadView
      read={read}
      outline={<TableSkeleton />}
      bar={(data) =>
        itemsOf(data).length > 0 && (
          <CopyRows rows={() => [headings, ...itemsOf(data).map(cellsOf)]} />
        )
      }
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
