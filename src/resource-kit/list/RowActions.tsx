import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { mayAccess } from '#authProvider/access.ts';
import { useSession } from '#authProvider/useSession.ts';
import { idAsRead } from '#dataProvider/records.ts';
import type { FormAction, ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import { AskButton } from '#resource-kit/ask/askButtonLater.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { cloneQuery } from '#resource-kit/form/startedWith.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { useRowFocus } from '#resource-kit/list/useRowFocus.ts';
import { OF_LIST } from '#resource-kit/record/useNeighbours.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** Does a list of this resource need a column for what this person can do with a row? */
export function hasRowActions(resource: Resource): boolean {
  const { actions = {}, shows = false, recordRoute, clone } = resource;
  return Boolean(
    shows ||
      recordRoute ||
      actions.row?.length ||
      mayStart(actions.edit) ||
      actions.remove ||
      (clone && mayStart(actions.create)),
  );
}

/** May this person open the form of this action? */
const mayStart = (form: FormAction | undefined): boolean =>
  form !== undefined && mayAccess({ action: form.name });

/** What can be done with one record, always in the same order: its own actions, show, edit, delete. */
export function RowActions({
  resource,
  record,
  onPage = false,
}: {
  resource: Resource;
  record: ResourceRecord;
  /** On the record's own page, which needs no link to itself. */
  onPage?: boolean;
}) {
  const t = useText();
  const label = useLabel();
  const { pathname, search: query } = useLocation();
  const { inDialog } = useListPlace();
  // A list on another page leads back there, and its filters are not those of the address.
  const search = inDialog ? '' : query;
  const state = inDialog ? { back: `${pathname}${query}` } : undefined;
  const params = useParams();
  const own = resource.recordRoute
    ? addressOf(resource, 'show', { ...params, id: String(idAsRead(record)) })
    : null;
  // What may be started is asked of the session while this is drawn.
  useSession();
  const ref = useRowFocus();
  const { row = [], edit, remove, create } = resource.actions ?? {};
  return (
    <Box
      ref={ref}
      data-row-actions
      sx={{ display: 'inline-flex', gap: 0.5, flexWrap: { xs: 'wrap', md: 'nowrap' } }}
    >
      {row.map((action) => {
        const asked = resource.asks?.[action.name];
        return asked ? (
          <Suspense key={action.name} fallback={null}>
            <AskButton action={action} record={record} fields={asked} />
          </Suspense>
        ) : (
          <ActionButton
            key={action.name}
            action={action}
            subject={record}
            extra={undefined}
            inRow
          />
        );
      })}
      {own !== null && (
        <Button component={Link} to={own} variant="outlined" size="small">
          {resource.recordLabel ? label(resource.recordLabel) : t('resources.open')}
        </Button>
      )}
      {resource.shows && !onPage && (
        <Button
          component={Link}
          to={{ pathname: `${resource.route}/${encodeURIComponent(record.id)}/show`, search }}
          state={state ?? OF_LIST}
          variant="outlined"
          size="small"
        >
          {t('resources.show')}
        </Button>
      )}
      {mayStart(edit) && (
        <Button
          component={Link}
          to={{ pathname: `${resource.route}/${encodeURIComponent(record.id)}/edit`, search }}
          state={state}
          variant="outlined"
          size="small"
        >
          {t('resources.edit')}
        </Button>
      )}
      {resource.clone && mayStart(create) && (
        <Button
          component={Link}
          to={{ pathname: `${resource.route}/create`, search: cloneQuery(record.id) }}
          state={state}
          variant="outlined"
          size="small"
        >
          {t('records.clone')}
        </Button>
      )}
      {remove && <ActionButton action={remove} subject={record} extra={undefined} danger />}
    </Box>
  );
}
