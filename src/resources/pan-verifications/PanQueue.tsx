import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import { useRef } from 'react';
import { ACTION_TOAST, toast } from '#actions/toasts.ts';
import type { PanDecision } from '#contract/assumptions.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { problemText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListBar } from '#resource-kit/list/ListBar.tsx';
import { ListTitle } from '#resource-kit/list/ListTitle.tsx';
import { UnreadableRows } from '#resource-kit/list/UnreadableRows.tsx';
import { ListOf, ListPages } from '#resource-kit/ResourceList.tsx';
import { Desk } from '#resources/pan-verifications/Desk.tsx';
import { QueueCards } from '#resources/pan-verifications/QueueCards.tsx';
import { QueueTable } from '#resources/pan-verifications/QueueTable.tsx';
import { useAhead } from '#resources/pan-verifications/useAhead.ts';
import { useReview } from '#resources/pan-verifications/useReview.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { type KeyLines, useShownKeys } from '#ui/shownKeys.ts';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useLabel } from '#ui/useLabel.ts';
import { usePageKeys } from '#ui/usePageKeys.ts';

/** No room for a table: beside the desk, whose picture comes first. */
const NARROW = '(max-width: 1679.95px)';

const TABLED = '@media (min-width: 1680px)';

const KEYS: KeyLines = [
  ['j', 'pan.next'],
  ['k', 'pan.previous'],
  ['v', 'pan.view'],
  ['a', 'pan.keyAccept'],
  ['r', 'pan.keyReject'],
  ['s', 'pan.keySkip'],
  ['/', 'lists.keySearch'],
];

/** The review desk of the PAN requests: the list stays, beside it the request that is decided (PAN-01, PAN-02). */
export function PanQueue({ resource }: { resource: Resource }) {
  const filters = useRef<HTMLDivElement>(null);
  return (
    <ListOf resource={resource}>
      <ListTitle resource={resource} />
      <div ref={filters}>
        <ListBar resource={resource} />
      </div>
      <Queue
        resource={resource}
        onSearch={() => filters.current?.querySelector('input')?.focus()}
      />
      <ListPages />
    </ListOf>
  );
}

function Queue({ resource, onSearch }: { resource: Resource; onSearch: () => void }) {
  const t = useText();
  const say = useSay();
  const label = useLabel();
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const narrow = useMediaQuery(NARROW);
  const list = useListContext<ResourceRecord>();
  const { data, error, isFetching, refetch, filterValues, setFilters } = list;
  const review = useReview();
  const viewer = useRef<HTMLDivElement>(null);
  const { held, rows } = review;
  useAhead(held && review.seen > 0 ? rows[held.index + 1] : undefined);

  const view = () => {
    const box = viewer.current;
    box?.scrollIntoView?.({ block: 'nearest' });
    (box?.querySelector<HTMLElement>('[role="group"][tabindex="0"]') ?? box)?.focus({
      preventScroll: true,
    });
  };
  const press = (to: PanDecision, { repeat, timeStamp }: KeyboardEvent) => {
    if (repeat) return;
    if (review.asks(to)) return review.confirm(to, timeStamp);
    const reason = review.whyNot(to);
    if (reason) toast({ tone: 'info', text: reason, duration: ACTION_TOAST });
    else void review.decide(to);
  };
  useShownKeys(KEYS);
  usePageKeys(
    {
      j: () => review.step(1),
      k: () => review.step(-1),
      v: view,
      a: (event) => press('APPROVED', event),
      r: (event) => press('REJECTED', event),
      s: ({ repeat }) => repeat || review.skip(),
      '/': onSearch,
    },
    (letter) =>
      (letter === 'a' && review.asks('APPROVED')) || (letter === 'r' && review.asks('REJECTED')),
  );

  const failed = Boolean(error) && (
    <ErrorState
      title={t('pan.failed')}
      message={say(problemText(error))}
      failure={error}
      onRetry={() => refetch()}
      retrying={isFetching ?? false}
    />
  );
  if (!data)
    return (
      failed || (
        <LoadingText read={list}>
          <TableSkeleton columns={5} />
        </LoadingText>
      )
    );
  const filtered = Object.keys(filterValues).length > 0;
  const shown = held?.record.id;
  const select = (index: number) => {
    review.select(index);
    if (small) viewer.current?.closest('section')?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {failed}
      <UnreadableRows />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: '280px minmax(0, 1fr)',
            xl: 'minmax(280px, 2fr) minmax(0, 5fr)',
          },
          [TABLED]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 14fr)' },
        }}
      >
        {rows.length === 0 ? (
          <EmptyState
            {...(resource.empty && { title: label(resource.empty) })}
            {...(filtered && { onClear: () => setFilters({}, undefined, false) })}
          />
        ) : narrow ? (
          <QueueCards rows={rows} shown={shown} onSelect={select} />
        ) : (
          <QueueTable resource={resource} rows={rows} shown={shown} onSelect={select} />
        )}
        {held && <Desk review={review} held={held} viewer={viewer} onView={view} />}
      </Box>
    </Box>
  );
}
