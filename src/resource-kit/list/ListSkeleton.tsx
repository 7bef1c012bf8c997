import type { Resource } from '#resource-kit/defineResource.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';

/** The outline of a list that is on its way, in the arrangement that it will have. */
export function ListSkeleton({ resource: { card, fields, perPage = 10 } }: { resource: Resource }) {
  return card && card.arranged !== 'rows' ? (
    <CardSkeleton />
  ) : (
    <TableSkeleton columns={Math.min(6, fields.length)} rows={perPage} />
  );
}
