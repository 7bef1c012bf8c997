import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordContextProvider, useListContext } from 'ra-core';
import { type ComponentType, memo, useCallback } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { ListCard, Resource } from '#resource-kit/defineResource.ts';
import { grouped } from '#resource-kit/list/grouped.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { RowsHead } from '#resource-kit/list/RowsHead.tsx';
import { tinted } from '#resource-kit/list/rowTone.ts';
import { TicksOfCards } from '#resource-kit/list/ticksOfCards.tsx';
import { wordsOf } from '#resource-kit/list/words.ts';
import { Count } from '#ui/Count.tsx';
import { HeadedContext } from '#ui/FigureRow.tsx';
import { columnOf, figureSheet } from '#ui/figureSheet.ts';
import { GrowingGrid } from '#ui/GrowingGrid.tsx';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';
import { VirtualList } from '#ui/VirtualList.tsx';

/** One class for all cards; in a grid those of a line are equally high, elsewhere each is as high as what it says. */
const cards = (theme: Theme) => ({
  display: 'contents',
  '& [data-current]': {
    outline: `2px solid ${theme.palette.primary.main}`,
    borderRadius: `${theme.shape.borderRadius}px`,
  },
  ...tinted(theme.palette, '& .record-card'),
  ...figureSheet(theme),
});
const filled = (theme: Theme) => ({
  ...cards(theme),
  '& [data-row], & [data-row] > *': { height: '100%' },
});

/** Of a column of figures below a head, in pixels, with the room beside it. */
const COLUMN_WIDTH = 148;

/** Of a row whose labels stand in the head: a guess of its height in pixels. */
const HEADED_HEIGHT = 42;

/** Height in pixels of what scrolls in a dialog. */
const IN_DIALOG = 560;

const idOf = ({ id }: ResourceRecord): string => String(id);

/** Drawn again for its own record, and when the keys come to it or leave it (UI-13). */
const CardOf = memo(function CardOf({
  record,
  resource,
  Card,
  isCurrent,
}: {
  record: ResourceRecord;
  resource: Resource;
  Card: ComponentType<{ resource: Resource }>;
  isCurrent: boolean;
}) {
  return (
    <RecordContextProvider value={record}>
      <div data-row data-current={isCurrent || undefined}>
        <Card resource={resource} />
      </div>
    </RecordContextProvider>
  );
});

/** The rows of a list as the cards that its declaration names; each reads its record from the context (UI-13). */
export function ListOwnCards(props: CardsProps) {
  return (
    <TicksOfCards>
      <Box
        sx={props.card.arranged === 'grid' ? filled : cards}
        style={columnOf(props.card.columnWidth ?? COLUMN_WIDTH)}
      >
        <Cards {...props} />
      </Box>
    </TicksOfCards>
  );
}

interface CardsProps {
  resource: Resource;
  card: ListCard;
  /** The card that the keys act on. */
  at: number | null;
}

function Cards({ resource, card, at }: CardsProps) {
  const label = useLabel();
  const { inDialog } = useListPlace();
  const { data = [], filterValues, sort } = useListContext<ResourceRecord>();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const { Card, arranged, height = 96, under } = card;
  const columns = wide ? card.columns?.(data) : undefined;
  const current = at === null ? undefined : data[at];
  const inContext = useCallback(
    (record: ResourceRecord) => (
      <CardOf
        key={record.id}
        record={record}
        resource={resource}
        Card={Card}
        isCurrent={record === current}
      />
    ),
    [resource, Card, current],
  );
  const called = label(resource.listName ?? resource.title);
  if (arranged === 'stack')
    return (
      <Box component="section" aria-label={called}>
        {data.map(inContext)}
      </Box>
    );
  const grid = (items: readonly ResourceRecord[]) => (
    <GrowingGrid key={JSON.stringify([filterValues, sort])} items={items} keyOf={idOf}>
      {inContext}
    </GrowingGrid>
  );
  if (arranged === 'grid' && under !== undefined)
    return [...grouped(data, under)].map(([heading, records]) => (
      <Box key={heading} component="section" sx={{ pb: 2 }}>
        <Typography variant="h2" sx={{ py: 1, overflowWrap: 'anywhere' }}>
          <Text value={heading} limit={80} />{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
            <Count value={records.length} />
          </Box>
        </Typography>
        {grid(records)}
      </Box>
    ));
  return arranged === 'grid' ? (
    grid(data)
  ) : (
    <HeadedContext value={columns !== undefined}>
      <VirtualList
        label={called}
        items={data}
        keyOf={idOf}
        // A box above the list finds already.
        {...(!resource.find && { textOf: wordsOf(resource.fields) })}
        height={columns ? Math.min(height, HEADED_HEIGHT) : height}
        gap={columns ? 0 : 8}
        {...(columns && {
          head: <RowsHead resource={resource} columns={columns} />,
        })}
        {...(inDialog && { box: IN_DIALOG })}
        {...(at !== null && { current: at })}
      >
        {inContext}
      </VirtualList>
    </HeadedContext>
  );
}
