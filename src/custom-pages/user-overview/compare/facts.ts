import type { ReactNode } from 'react';
import type { Failure } from '#http/failure.ts';

/** One thing that a product knows of a user, to stand beside the same of another user (WHY-05). */
export interface Fact {
  /** The same for both users: a game, a figure, an account. */
  key: string;
  label: ReactNode;
  shown: ReactNode;
  /** Two facts are equal when their values are; null where what is shown is not known, which equals nothing. */
  value: string | null;
  /** What it is compared by is read on demand, and was not. */
  waits?: boolean;
}

/** What a product knows of a user, in lines. */
export interface Facts {
  /** Undefined until it is read. */
  facts: readonly Fact[] | undefined;
  /** There is more than was read: what is missing may be there. */
  more?: boolean;
  failure: Failure | null;
  /** A refresh failed: these are the facts of before (UI-15). */
  stale?: boolean;
  fetching: boolean;
  refetch: () => unknown;
  /** When it was read, in milliseconds; 0 while it was not. */
  at: number;
  /** Not all of it is read yet: what is missing is not known. */
  unread?: boolean;
  /** Controls of what is read on demand. */
  controls?: ReactNode;
}

interface Read {
  error: Failure | null;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

/** What some reads make together: there when all of them are, failed when one of them has nothing. */
export function factsOf(
  reads: readonly (Read & { data: unknown })[],
  facts: () => readonly Fact[],
): Facts {
  const missing = reads.find(({ data }) => data === undefined);
  return {
    facts: missing ? undefined : facts(),
    failure: reads.find(({ data, error }) => data === undefined && error)?.error ?? null,
    stale: reads.some(({ data, error }) => data !== undefined && error !== null),
    fetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
    at: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}
