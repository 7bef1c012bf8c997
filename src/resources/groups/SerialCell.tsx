import { useListContext } from 'ra-core';
import { GROUPS_PAGE_SIZE } from '#contract/assumptions.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { Count } from '#ui/Count.tsx';

/** The serial number of a group: 50 × (page − 1) + its place, by the page that is shown (GRP-01). */
export function SerialCell({ record }: { record: ResourceRecord }) {
  const { data = [], page, meta } = useListContext<ResourceRecord>();
  const shownPage = typeof meta?.page === 'number' ? meta.page : page;
  const place = data.findIndex(({ id }) => id === record.id);
  return <Count value={GROUPS_PAGE_SIZE * (shownPage - 1) + place + 1} />;
}
