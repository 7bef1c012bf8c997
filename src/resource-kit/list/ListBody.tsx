import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { NavigationType, useNavigationType } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { chunkFailureOf } from '#http/chunks.ts';
import { Failure } from '#http/failure.ts';
import { problemText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListSkeleton } from '#resource-kit/list/ListSkeleton.tsx';
import { ListTable } from '#resource-kit/list/ListTable.tsx';
import { BulkBar, ListCards, ListOwnCards } from '#resource-kit/list/laterParts.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { ONLY } from '#resource-kit/list/onlyKey.ts';
import { PastEnd } from '#resource-kit/list/PastEnd.tsx';
import { mayTick } from '#resource-kit/list/ticking.ts';
import { UnreadableRows } from '#resource-kit/list/UnreadableRows.tsx';
import { useListKeys } from '#resource-kit/list/useListKeys.ts';
import { useListLook } from '#resource-kit/list/useListLook.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { forgetFailedParts, later } from '#ui/later.ts';
import { ChunkAlert, MissingPlace } from '#ui/MissingPart.tsx';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { type KeyLines, useShownKeys } from '#ui/shownKeys.ts';
import { useLabel } from '#ui/useLabel.ts';

const KeysHelp = later(() => import('#resource-kit/list/KeysHelp.tsx'), 'KeysHelp');

const KEYS: KeyLines = [
  ['j', 'lists.keyNext'],
  ['k', 'lists.keyPrevious'],
  ['x', 'lists.keyTick'],
  ['/', 'lists.keySearch'],
];

/** What a row is drawn with is told of once, in the place of all of them; the page around stays (NET-09). */
function missingRows({ error }: { error: unknown }) {
  const failure = chunkFailureOf(error);
  if (!failure) throw error;
  return <ChunkAlert failure={failure} />;
}

/** Rows as a table, or as cards below 'md'; loading, empty and failed each say what they are (APP-13, NET-11). */
export function ListBody({ resource }: { resource: Resource }) {
  const label = useLabel();
  const { nothing: Nothing } = resource;
  const Bar = resource.bulkBar ?? (resource.actions?.bulk?.length ? BulkBar : undefined);
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const look = useListLook(resource);
  const list = useListContext<ResourceRecord>();
  const { data, error, refetch, isFetching, filterValues } = list;
  const message = useListProblem(resource, error);
  const failed = message && (
    <ErrorState
      message={message}
      failure={error}
      onRetry={() => refetch()}
      retrying={isFetching ?? false}
    />
  );
  const { query, change: changeQuery, inDialog, only } = useListPlace();
  const [help, setHelp] = useState(false);
  // What was read before is drawn a moment after its page, whose heading answers the press; Back finds all in its place.
  const back = useNavigationType() === NavigationType.Pop;
  const drawn = useDeferredValue(true, back);
  // The rows in sight come first.
  const whole = useDeferredValue(data !== undefined, false);
  // Over another page its keys are its own affair: those of the page are dead then.
  useShownKeys(inDialog ? null : KEYS);
  const at = useListKeys({
    ticks: (record) => mayTick(resource, record),
    onHelp: () => setHelp(true),
    inDialog,
    off: only !== undefined,
  });
  const filtered =
    Object.keys(filterValues).length > 0 || (query.get('find') ?? '') !== '' || query.has(ONLY);
  const clear = () =>
    changeQuery((now) => {
      for (const name of ['find', 'filter', 'page', ONLY]) now.delete(name);
    });
  return (
    <Box
      aria-busy={isFetching || !drawn || (data !== undefined && !whole)}
      sx={{ display: 'grid', gap: 1, minWidth: 0 }}
    >
      {failed}
      <UnreadableRows />
      {Bar && <Bar resource={resource} />}
      {data && !drawn ? null : !data ? (
        !failed && (
          <LoadingText read={list}>
            <ListSkeleton resource={resource} />
          </LoadingText>
        )
      ) : list.meta?.lost === true ? (
        <PastEnd page={list.page} toPage={list.setPage} />
      ) : data.length === 0 && !filtered && Nothing ? (
        <Nothing />
      ) : data.length === 0 ? (
        <EmptyState
          {...(!filtered && resource.empty && { title: label(resource.empty) })}
          {...(!filtered && resource.emptyHint && { message: label(resource.emptyHint) })}
          {...(filtered && { onClear: clear })}
        />
      ) : (
        <ErrorBoundary key={look} fallbackRender={missingRows} onError={forgetFailedParts}>
          <MissingPlace value="around">
            {look === 'cards' && resource.card ? (
              <ListOwnCards resource={resource} card={resource.card} at={at} />
            ) : small ? (
              <ListCards resource={resource} at={at} />
            ) : (
              <ListTable resource={resource} at={at} whole={whole} />
            )}
          </MissingPlace>
        </ErrorBoundary>
      )}
      <OnceOpen open={help} onClose={() => setHelp(false)}>
        {help && <KeysHelp open keys={KEYS} onClose={() => setHelp(false)} />}
      </OnceOpen>
    </Box>
  );
}

/** What to say of a failed list: the resource's own words, then status and message (BNK-04). */
function useListProblem(resource: Resource, error: unknown): string | null {
  const say = useSay();
  const label = useLabel();
  if (!error) return null;
  const worded = say(problemText(error));
  if (!resource.failed) return worded;
  const status = error instanceof Failure ? String(error.status ?? '') : '';
  const told = status === '' || worded.includes(status) ? worded : `${status} ${worded}`;
  return `${label(resource.failed)}${told}`;
}
