import type { Failure } from '#http/failure.ts';

interface Read {
  error: Failure | null;
  isFetching: boolean;
  /** Milliseconds; 0 while nothing was read. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * One read out of two that are shown as one: as old as the older, failed when either refresh failed, refreshed
 * together (UI-15). What `beside` never brought is told by whoever shows it.
 */
export function readTogether<Main extends Read>(main: Main, beside: Read): Main {
  const known = beside.dataUpdatedAt > 0;
  return {
    ...main,
    error: main.error ?? (known ? beside.error : null),
    isFetching: main.isFetching || beside.isFetching,
    dataUpdatedAt: known ? Math.min(main.dataUpdatedAt, beside.dataUpdatedAt) : main.dataUpdatedAt,
    refetch: () => Promise.all([main.refetch(), beside.refetch()]),
  };
}
