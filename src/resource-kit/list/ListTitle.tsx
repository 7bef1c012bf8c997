import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { Link, useLocation, useParams } from 'react-router';
import { mayAccess } from '#authProvider/access.ts';
import { useText } from '#i18n/useText.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { searchName } from '#resource-kit/list/filterNames.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { addressId } from '#rules/userId.ts';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useLabel } from '#ui/useLabel.ts';

/**
 * Heading of a list, when it was read, and the way to a new record; from a list searched for a user back to
 * that user's look-up (APP-18).
 */
export function ListTitle({
  resource,
  timed = true,
}: {
  resource: Resource;
  /** Whether the heading says when the list was read; a part below it may. */
  timed?: boolean;
}) {
  const t = useText();
  const label = useLabel();
  const { search } = useLocation();
  const params = useParams();
  const { create: adding } = resource.actions ?? {};
  const create =
    adding && mayAccess({ action: adding.name }) && addressOf(resource, 'create', params);
  const { filterValues } = useListContext();
  const searched = resource.fields.map(searchName).find((name) => name !== null);
  const user = resource.takes === 'userId' && searched ? addressId(filterValues[searched]) : '';
  const one = label(resource.one ?? resource.title);
  return (
    <PageTitle
      title={label(resource.title)}
      {...(resource.note && { note: label(resource.note) })}
      {...(resource.tabs?.inRoute && { place: resource.route })}
      actions={
        <>
          {timed && <ListReadAt />}
          {user !== '' && <LookUpLink userId={user} />}
          {create && (
            <Button
              component={Link}
              to={{ pathname: create, search }}
              variant="contained"
              startIcon={<AddIcon />}
            >
              {resource.add ? label(resource.add) : t('resources.addNew', { one })}
            </Button>
          )}
        </>
      }
    />
  );
}
