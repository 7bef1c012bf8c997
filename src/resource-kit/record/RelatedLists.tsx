import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { useId, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { mayAccess } from '#authProvider/access.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { typedFields } from '#resource-kit/form/formValues.ts';
import { givenQuery } from '#resource-kit/form/startedWith.ts';
import { useGranted } from '#resource-kit/granted.ts';
import { ListBody } from '#resource-kit/list/ListBody.tsx';
import { ListTotals } from '#resource-kit/list/ListTotals.tsx';
import { ListInDialog } from '#resource-kit/list/listPlace.tsx';
import { isWhole, ListOf, ListPages } from '#resource-kit/ResourceList.tsx';
import {
  askedFor,
  belongingTo,
  type RelatedList,
  relatedAddress,
  relatedLists,
} from '#resource-kit/record/related.ts';
import { useLabel } from '#ui/useLabel.ts';

/** The lists of other resources that belong to a record, below it: their rows, actions, and a new one (CFG-08). */
export function RelatedLists({ resource, record }: { resource: Resource; record: ResourceRecord }) {
  const lists = useMemo(
    () => relatedLists(resource).map((list) => ({ list, only: askedFor(list, record) })),
    [resource, record],
  );
  return lists.map(({ list, only }) => (
    <ListInDialog key={`${list.resource} ${list.by}`} only={only}>
      <ListOf resource={list.of}>
        <RelatedSection list={list} record={record} />
      </ListOf>
    </ListInDialog>
  ));
}

function RelatedSection({ list, record }: { list: RelatedList; record: ResourceRecord }) {
  const t = useText();
  const label = useLabel();
  const heading = useId();
  const { pathname, search } = useLocation();
  const shown = useListContext<ResourceRecord>();
  const { by } = list;
  const other = useGranted(list.of);
  const { create } = other.actions ?? {};
  const adds =
    create !== undefined &&
    !other.createPage &&
    typedFields(other.fields).some(({ source }) => source === by) &&
    mayAccess({ resource: other.name, action: 'create' });
  const made = adds ? addressOf(other, 'create') : null;
  const all = relatedAddress(list, record);
  const count = shown.total;
  const name = label(list.heading);
  const one = label(other.one ?? other.title);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography
          id={heading}
          variant="h2"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {count === undefined ? name : t('records.related', { label: name, count })}
        </Typography>
        {all !== null && (
          <Button component={Link} to={all} size="small">
            {t('records.whole')}
          </Button>
        )}
        {made !== null && (
          <Button
            component={Link}
            to={{ pathname: made, search: givenQuery(belongingTo(list, record)) }}
            state={{ back: `${pathname}${search}` }}
            size="small"
            variant="outlined"
            startIcon={<AddIcon />}
          >
            {other.add ? label(other.add) : t('resources.addNew', { one })}
          </Button>
        )}
      </Box>
      <ListBody resource={{ ...other, listName: list.heading }} />
      {other.fields.some(({ total }) => total) && <ListTotals resource={other} />}
      {!(count !== undefined && count <= shown.perPage) && <ListPages whole={isWhole(other)} />}
    </Box>
  );
}
