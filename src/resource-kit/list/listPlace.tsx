import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type QueryChange, useQueryChange } from '#ui/useQueryChange.ts';

/** Where the state of a list stands, and the parts that it is asked with. */
export interface ListPlace {
  query: URLSearchParams;
  change: QueryChange;
  params: Readonly<Record<string, string | undefined>>;
  /** In a dialog over another page, whose address is not its own. */
  inDialog: boolean;
  /** What its rows always are filtered by, whatever the person chooses: the record that they belong to (CFG-08). */
  only?: Readonly<Record<string, unknown>>;
}

const DialogPlace = createContext<ListPlace | null>(null);

/** The place of the list around: the address (APP-15), unless it is in a dialog. */
export function useListPlace(): ListPlace {
  const params = useParams();
  const [query] = useSearchParams();
  const change = useQueryChange();
  const dialog = useContext(DialogPlace);
  return dialog ?? { query, change, params, inDialog: false };
}

const NO_PARTS = {};

/** Keeps state and ticks of the list inside to itself; `parts` stand for those of a route: { groupId: '7' }. */
export function ListInDialog({
  parts = NO_PARTS,
  only,
  children,
}: {
  parts?: Readonly<Record<string, string>>;
  only?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}) {
  const [search, setSearch] = useState('');
  const change: QueryChange = useCallback(
    (edit) =>
      setSearch((now) => {
        const query = new URLSearchParams(now);
        edit(query);
        return String(query);
      }),
    [],
  );
  const place = useMemo(
    () => ({
      query: new URLSearchParams(search),
      change,
      params: parts,
      inDialog: true,
      ...(only && { only }),
    }),
    [search, change, parts, only],
  );
  return <DialogPlace value={place}>{children}</DialogPlace>;
}
