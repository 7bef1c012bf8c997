import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { SearchField } from '#ui/SearchField.tsx';

/** Leaves of a whole list the rows that hold what is typed, in whatever column; in the address as `find` (APP-15). */
export function FindBox({ label }: { label: string }) {
  const { query, change } = useListPlace();
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
