import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryChange } from './useQueryChange.ts';

/** The page that the address names, or null where that is none, such as -3 or abc. */
const pageOf = (named: string | null): number | null =>
  named !== null && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;

const put = (query: URLSearchParams, page: number): void => {
  if (page === 1) query.delete('page');
  else query.set('page', String(page));
};

/**
 * The page of a list, from 1, held in the address as `page` (APP-15). What is no page there is replaced by
 * page 1 (UI-08). `step` goes on from the page of the address, of which the drawn one may be behind.
 */
export function usePageNumber(): [
  page: number,
  toPage: (page: number, how?: { replace: boolean }) => void,
  step: (by: 1 | -1) => void,
] {
  const [params] = useSearchParams();
  const change = useQueryChange();
  const named = params.get('page');
  const page = pageOf(named);
  const toPage = useCallback(
    (next: number, how?: { replace: boolean }) => change((query) => put(query, next), how),
    [change],
  );
  const step = (by: 1 | -1) =>
    change((query) => put(query, Math.max(1, (pageOf(query.get('page')) ?? 1) + by)));
  useEffect(() => {
    if (named !== null && page === null) toPage(1, { replace: true });
  });
  return [page ?? 1, toPage, step];
}
