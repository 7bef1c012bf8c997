import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The page of a list, from 1, held in the address as `page` (APP-15). What is no page there, such as -3 or
 * abc, is replaced by page 1 (UI-08).
 */
export function usePageNumber(): [
  page: number,
  toPage: (page: number, how?: { replace: boolean }) => void,
] {
  const [params, setParams] = useSearchParams();
  const named = params.get('page');
  const isPage = named !== null && /^[1-9]\d{0,8}$/.test(named);
  const toPage = (next: number, how?: { replace: boolean }) =>
    setParams((now) => {
      if (next === 1) now.delete('page');
      else now.set('page', String(next));
      return now;
    }, how);
  useEffect(() => {
    if (named !== null && !isPage) toPage(1, { replace: true });
  });
  return [isPage ? Number(named) : 1, toPage];
}
