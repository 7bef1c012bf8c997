import { useQuery } from '@tanstack/react-query';
import { readKey } from '#cache/reads.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { Failure } from '#http/failure.ts';
import { type Id, sameId } from '#rules/ids.ts';

/** At most so many pages are read for one panel. */
export const OWN_PAGES = 5;

interface OwnRows<Row> {
  own: readonly Row[];
  /** False: none was found on the pages that were read, and there are more. */
  known: boolean;
}

/**
 * The rows of one user out of a list whose search also finds longer ids that begin alike: pages from 1 on until
 * one holds the user, the list ends, or `OWN_PAGES` were read (APP-18).
 */
export function useOwnRows<Row extends { user_id?: Id | null | undefined }, E extends Endpoint>(
  userId: string,
  endpoint: E,
  {
    inputOf,
    read,
  }: {
    inputOf: (page: number) => InputOf<E>;
    read: (input: InputOf<E>, signal: AbortSignal) => Promise<{ data: readonly (Row | null)[] }>;
  },
) {
  return useQuery<OwnRows<Row>, Failure>({
    queryKey: [...readKey(endpoint, inputOf(1)), 'own'],
    queryFn: async ({ signal }) => {
      for (let page = 1; page <= OWN_PAGES; page += 1) {
        const { data } = await read(inputOf(page), signal);
        const own = data.filter((row): row is Row => row !== null && sameId(row.user_id, userId));
        if (own.length > 0 || data.length < PAGE_SIZE) return { own, known: true };
      }
      return { own: [], known: false };
    },
    throwOnError: (error) => !(error instanceof Failure),
  });
}
