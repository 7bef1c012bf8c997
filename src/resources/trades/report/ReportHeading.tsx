import { useSearchParams } from 'react-router';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListTitle } from '#resource-kit/list/ListTitle.tsx';
import { periodFrom } from '#rules/periods.ts';

/** Of all games it says when their page was read; the games of some days say so beside their sums (UI-15, RNG-01). */
export function ReportHeading({ resource }: { resource: Resource }) {
  const [query] = useSearchParams();
  const period = periodFrom(query.get('from') ?? '', query.get('to') ?? '');
  return <ListTitle resource={resource} timed={period === null} />;
}
