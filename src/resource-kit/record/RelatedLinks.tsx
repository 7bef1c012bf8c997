import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import {
  askedFor,
  type RelatedList,
  relatedAddress,
  relatedLists,
} from '#resource-kit/record/related.ts';
import { useLabel } from '#ui/useLabel.ts';

/** The related lists that a list of the resource links to. */
export const linkedLists = (resource: Resource): RelatedList[] =>
  relatedLists(resource).filter(({ list, of }) => list && of.route !== '');

/** A link from a row to the records of another resource that belong to it, with their number where it is wanted (CFG-08). */
export function RelatedLink({ list, record }: { list: RelatedList; record: ResourceRecord }) {
  const t = useText();
  const label = useLabel();
  const { total } = useGetList(
    list.resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: list.of.sort ?? { field: 'id', order: 'ASC' },
      filter: askedFor(list, record),
    },
    { enabled: list.list === 'count' },
  );
  const name = label(list.heading);
  return (
    <Link
      component={RouterLink}
      to={relatedAddress(list, record) ?? ''}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 24,
        whiteSpace: 'nowrap',
      }}
    >
      {total === undefined ? name : t('records.related', { label: name, count: total })}
    </Link>
  );
}
