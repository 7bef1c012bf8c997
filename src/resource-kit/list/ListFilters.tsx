import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import type { Field } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { FindBox } from '#resource-kit/list/FindBox.tsx';
import { filterName, filterValue, knownFilters, searchName } from '#resource-kit/list/filters.ts';
import { useListChanges } from '#resource-kit/list/useListAddress.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { useLabel } from '#ui/useLabel.ts';

/**
 * One row of search boxes and choices; each change starts at page 1 and goes to the address (UI-09, APP-15).
 * What is typed takes the place of what was typed before, so that Back does not take it away key by key.
 */
export function ListFilters({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const { filterValues } = useListContext();
  const { changeList } = useListChanges();
  const fields = resource.fields.filter((field) => searchName(field) ?? filterName(field));
  if (fields.length === 0 && !resource.find) return null;
  const set = (name: string, value: string, how?: { replace: boolean }) =>
    changeList(({ filter }) => {
      const { [name]: _, ...rest } = knownFilters(resource.fields, { ...filter });
      return { filter: value === '' ? rest : { ...rest, [name]: value } };
    }, how);
  return (
    <Box
      role="search"
      aria-label={t('resources.filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
        '& .MuiTextField-root': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
      }}
    >
      {resource.find && <FindBox label={label(resource.find)} />}
      {fields.map((field) => {
        const search = searchName(field);
        const name = search ?? filterName(field) ?? '';
        const value = String(filterValues[name] ?? '');
        return search ? (
          <SearchField
            key={name}
            label={label(field.searchLabel ?? field.label)}
            value={value}
            onChange={(next) => set(name, next, { replace: true })}
            asValue={(text) => (text === '' ? '' : String(filterValue(field, text)))}
          />
        ) : (
          <ChoiceFilter
            key={name}
            field={field}
            value={value}
            onChange={(next) => set(name, next)}
          />
        );
      })}
    </Box>
  );
}

function ChoiceFilter({
  field,
  value,
  onChange,
}: {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useText();
  const label = useLabel();
  return (
    <TextField
      select
      label={label(field.searchLabel ?? field.label)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="">{t('fields.all')}</MenuItem>
      {(field.choices ?? []).map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {label(choice.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
