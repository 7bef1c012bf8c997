import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRead } from '#cache/useRead.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { type AnswerOf, type Endpoint, endpointKey, type InputOf } from '#contract/endpoint.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';
import { findLastPage } from '#rules/lastPage.ts';
import { usePageNumber } from './usePageNumber.ts';

/** Why the rows of a page are not shown: the last page is looked for, or could not be found. */
export type Past = 'looking' | 'lost';

/**
 * A list read by the page of the address. A page past the end gives way to the last one: where the answer
 * tells how many pages there are (`pagesOf`) at once, else by asking for a few (UI-08, APP-15).
 */
export function usePagedRead<E extends Endpoint>(
  endpoint: E,
  inputOf: (page: number) => InputOf<E>,
  {
    countOf,
    pagesOf,
  }: {
    /** Rows of a page. */
    countOf: (answer: AnswerOf<E>) => number;
    pagesOf?: (answer: AnswerOf<E>) => number | null | undefined;
  },
) {
  const [page, toPage, step] = usePageNumber();
  const read = useRead(endpoint, inputOf(page), { keepPrevious: true });
  const answer = read.isFetching || read.isPlaceholderData ? undefined : read.data;
  const empty = answer !== undefined && page > 1 && countOf(answer) === 0;
  const pages = answer === undefined ? undefined : pagesOf?.(answer);
  const told = typeof pages === 'number' && pages >= 1 && pages < page ? pages : undefined;
  const asks = empty && told === undefined;
  const search = useQuery<number, Failure>({
    queryKey: ['lastPage', endpointKey(endpoint), inputOf(page)],
    queryFn: ({ signal }) =>
      findLastPage(page, PAGE_SIZE, async (nth) =>
        countOf(await call(endpoint, inputOf(nth), { signal })),
      ),
    enabled: asks,
    gcTime: 0,
    throwOnError: (error) => !(error instanceof Failure),
  });
  const found = asks && !search.isFetching ? search.data : undefined;
  const last = told ?? found;
  useEffect(() => {
    if (last !== undefined) toPage(last, { replace: true });
  });
  const lost = asks && search.error !== null && !search.isFetching;
  const nothingYet = read.isPlaceholderData && read.data !== undefined && countOf(read.data) === 0;
  const past: Past | null = lost
    ? 'lost'
    : asks || last !== undefined || nothingYet
      ? 'looking'
      : null;
  return { page, toPage, step, read, past };
}
