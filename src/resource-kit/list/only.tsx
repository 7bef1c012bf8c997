import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { ListContextProvider, type ListControllerResult, useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { ONLY } from '#resource-kit/list/onlyKey.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';

/** What stands there for rows that belong to no group. */
const NO_GROUP = '-';

/** The group that the list shows alone, undefined for all; null is that of rows without one. */
export function useOnly(): [
  only: string | null | undefined,
  show: (key: string | null | undefined) => void,
] {
  const { query, change } = useListPlace();
  const named = query.get(ONLY);
  const only = named === null ? undefined : named === NO_GROUP ? null : named;
  const show = (key: string | null | undefined) =>
    change((now) => {
      if (key === undefined) now.delete(ONLY);
      else now.set(ONLY, key ?? NO_GROUP);
    });
  return [only, show];
}

const Unnarrowed = createContext<ListControllerResult<ResourceRecord> | null>(null);

/** The list around with all of its rows, for a chart that stays while one of its groups is shown alone. */
export function useUnnarrowedList<Row extends ResourceRecord = ResourceRecord>() {
  const list = useListContext<ResourceRecord>();
  return (useContext(Unnarrowed) ?? list) as unknown as ListControllerResult<Row>;
}

/**
 * The list inside shows, copies, saves and sums only the rows of the group that the address names; `rows` are those it
 * chooses from, the list's own by default (RNG-02).
 */
export function OnlyList({
  rows: given,
  keyOf,
  children,
}: {
  rows?: readonly ResourceRecord[] | undefined;
  keyOf: (row: ResourceRecord) => string | null;
  children: ReactNode;
}) {
  const list = useListContext<ResourceRecord>();
  const [only] = useOnly();
  const rows = given ?? (list.meta as WholeMeta | undefined)?.found ?? list.data;
  const narrowed = useMemo(() => {
    if (only === undefined || rows === undefined) return list;
    const found = rows.filter((row) => keyOf(row) === only);
    return {
      ...list,
      data: found,
      total: found.length,
      meta: { ...list.meta, found, lost: false },
    } as ListControllerResult<ResourceRecord>;
  }, [list, rows, only, keyOf]);
  return (
    <Unnarrowed value={list}>
      <ListContextProvider value={narrowed}>{children}</ListContextProvider>
    </Unnarrowed>
  );
}

/** Says which group is shown alone, and takes that away. */
export function OnlyChip({ name }: { name: string }) {
  const t = useText();
  const [only, show] = useOnly();
  if (only === undefined) return null;
  return (
    <Box sx={{ pb: 1 }}>
      <Chip
        label={t('ranges.only.one', { name })}
        onDelete={() => show(undefined)}
        onClick={() => show(undefined)}
        title={t('ranges.only.clear')}
      />
    </Box>
  );
}
