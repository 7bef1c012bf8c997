import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation, useParams } from 'react-router';
import { mayAccess } from '#authProvider/access.ts';
import { idAsRead } from '#dataProvider/records.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useRowFocus } from '#resource-kit/list/useRowFocus.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** Does a list of this resource need a column for what can be done with a row? */
export function hasRowActions({ actions = {}, shows = false, recordRoute }: Resource): boolean {
  return Boolean(shows || recordRoute || actions.row?.length || actions.edit || actions.remove);
}

/** What can be done with one record, always in the same order: its own actions, show, edit, delete. */
export function RowActions({ resource, record }: { resource: Resource; record: ResourceRecord }) {
  const t = useText();
  const label = useLabel();
  const { search } = useLocation();
  const params = useParams();
  const own = resource.recordRoute
    ? addressOf(resource, 'show', { ...params, id: String(idAsRead(record)) })
    : null;
  const ref = useRowFocus();
  const { row = [], edit, remove } = resource.actions ?? {};
  return (
    <Box
      ref={ref}
      data-row-actions
      sx={{ display: 'inline-flex', gap: 0.5, flexWrap: { xs: 'wrap', md: 'nowrap' } }}
    >
      {row.map((action) => (
        <ActionButton key={action.name} action={action} subject={record} extra={undefined} inRow />
      ))}
      {own !== null && (
        <Button component={Link} to={own} variant="outlined" size="small">
          {resource.recordLabel ? label(resource.recordLabel) : t('resources.open')}
        </Button>
      )}
      {resource.shows && (
        <Button
          component={Link}
          to={{ pathname: `${resource.route}/${encodeURIComponent(record.id)}/show`, search }}
          variant="outlined"
          size="small"
        >
          {t('resources.show')}
        </Button>
      )}
      {edit && mayAccess({ action: edit.name }) && (
        <Button
          component={Link}
          to={{ pathname: `${resource.route}/${encodeURIComponent(record.id)}/edit`, search }}
          variant="outlined"
          size="small"
        >
          {t('resources.edit')}
        </Button>
      )}
      {remove && <ActionButton action={remove} subject={record} extra={undefined} danger />}
    </Box>
  );
}
