import { RecordContextProvider, useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { ListCard, Resource } from '#resource-kit/defineResource.ts';
import { wordsOf } from '#resource-kit/list/words.ts';
import { GrowingGrid } from '#ui/GrowingGrid.tsx';
import { useLabel } from '#ui/useLabel.ts';
import { VirtualList } from '#ui/VirtualList.tsx';

const idOf = ({ id }: ResourceRecord): string => String(id);

/** The rows of a list as the cards that its declaration names; each reads its record from the context (UI-13). */
export function ListOwnCards({ resource, card }: { resource: Resource; card: ListCard }) {
  const label = useLabel();
  const { data = [], filterValues, sort } = useListContext<ResourceRecord>();
  const { Card, arranged, height = 96 } = card;
  const inContext = (record: ResourceRecord) => (
    <RecordContextProvider value={record}>
      <Card />
    </RecordContextProvider>
  );
  return arranged === 'grid' ? (
    <GrowingGrid key={JSON.stringify([filterValues, sort])} items={data} keyOf={idOf}>
      {inContext}
    </GrowingGrid>
  ) : (
    <VirtualList
      label={label(resource.title)}
      items={data}
      keyOf={idOf}
      textOf={wordsOf(resource.fields)}
      height={height}
      gap={8}
    >
      {inContext}
    </VirtualList>
  );
}
