import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext } from 'ra-core';
import { columnOf, sortOf } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListLook } from '#resource-kit/list/useListLook.ts';
import { useListView } from '#resource-kit/list/useListView.ts';
import { useLabel } from '#ui/useLabel.ts';

/** Cards or table, of a list that has both; kept per person and list (UI-11). */
export function LookMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const look = useListLook(resource);
  const [view, setView] = useListView(resource);
  if (!resource.card) return null;
  return (
    <>
      {look === 'cards' && <SortMenu resource={resource} />}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={look}
        aria-label={t('lists.look')}
        onChange={(_, next: typeof look | null) => next && setView({ ...view, look: next })}
      >
        <ToggleButton value="cards" aria-label={t('lists.cards')}>
          <ViewAgendaOutlined fontSize="small" />
        </ToggleButton>
        <ToggleButton value="table" aria-label={t('lists.table')}>
          <TableRowsOutlined fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}

/** The order of cards, which have no heads to press; an order that no column offers is the list's own. */
function SortMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const { sort, setSort } = useListContext();
  const fields = resource.fields.filter(({ sortable }) => sortable);
  if (fields.length === 0) return null;
  const offered = fields.some((field) => sortOf(field) === sort.field);
  return (
    <TextField
      select
      label={t('lists.sort')}
      value={offered ? `${sort.field} ${sort.order}` : ''}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
      sx={{ minWidth: 150 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('lists.asListed')}</MenuItem>
      {fields.flatMap((field) =>
        (['ASC', 'DESC'] as const).map((order) => (
          <MenuItem key={`${columnOf(field)} ${order}`} value={`${sortOf(field)} ${order}`}>
            {t(order === 'ASC' ? 'lists.ascending' : 'lists.descending', {
              label: label(field.label),
            })}
          </MenuItem>
        )),
      )}
    </TextField>
  );
}
