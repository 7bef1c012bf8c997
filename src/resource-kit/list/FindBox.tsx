import { useSearchParams } from 'react-router';
import { SearchField } from '#ui/SearchField.tsx';
import { useQueryChange } from '#ui/useQueryChange.ts';

/** Leaves of a whole list the rows that hold what is typed, in whatever column; in the address as `find` (APP-15). */
export function FindBox({ label }: { label: string }) {
  const [query] = useSearchParams();
  const change = useQueryChange();
  const find = (sought: string) =>
    change(
      (now) => {
        if (sought === '') now.delete('find');
        else now.set('find', sought);
        now.delete('page');
      },
      { replace: true },
    );
  return <SearchField label={label} value={query.get('find') ?? ''} onChange={find} />;
}
