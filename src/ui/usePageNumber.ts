import { useSearchParams } from 'react-router';

/** The page of a list, from 1, held in the address as `page` (APP-15); 1 when the address names no such page. */
export function usePageNumber(): [
  page: number,
  toPage: (page: number, how?: { replace: boolean }) => void,
] {
  const [params, setParams] = useSearchParams();
  const named = params.get('page') ?? '';
  const page = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : 1;
  const toPage = (next: number, how?: { replace: boolean }) =>
    setParams((now) => {
      if (next === 1) now.delete('page');
      else now.set('page', String(next));
      return now;
    }, how);
  return [page, toPage];
}
