import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import type { Field } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { isConditional } from '#resource-kit/list/conditions.ts';
import { FindBox } from '#resource-kit/list/FindBox.tsx';
import { filterName, searchName } from '#resource-kit/list/filterNames.ts';
import { filterValue, knownFilters } from '#resource-kit/list/filters.ts';
import { ChoiceFilter, ListConditions } from '#resource-kit/list/laterParts.ts';
import { useListChanges } from '#resource-kit/list/useListAddress.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { useLabel } from '#ui/useLabel.ts';

/**
 * One row of search boxes, choices and conditions; each change starts at page 1 and goes to the address (UI-09,
 * APP-15, CFG-06). What is typed takes the place of what was typed before, so that Back does not take it away key by
 * key. On a phone the first box stays, the others fold behind one button with their count.
 */
export function ListFilters({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const id = useId();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const { filterValues } = useListContext();
  const { changeList } = useListChanges();
  const named = resource.fields.filter(
    (field) => !field.withheld && (searchName(field) ?? filterName(field)),
  );
  const conditional = named.filter(isConditional);
  const boxes = named.filter((field) => !isConditional(field));
  if (named.length === 0 && !resource.find) return null;
  const set = (name: string, value: unknown, how?: { replace: boolean }) =>
    changeList(({ filter }) => {
      const { [name]: _, ...rest } = knownFilters(resource.fields, { ...filter });
      return { filter: value === '' || value === undefined ? rest : { ...rest, [name]: value } };
    }, how);
  const box = (field: Field) => {
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
      <Suspense key={name} fallback={null}>
        <ChoiceFilter field={field} value={value} onChange={(next) => set(name, next)} />
      </Suspense>
    );
  };
  const find = resource.find && <FindBox label={label(resource.find)} />;
  const first = find ? undefined : boxes[0];
  const rest = find ? boxes : boxes.slice(1);
  const folds = phone && rest.length + conditional.length > 0;
  const folded = [...rest, ...conditional];
  const count = folded.filter(
    (field) => (searchName(field) ?? filterName(field) ?? '') in filterValues,
  ).length;
  return (
    <Box
      role="search"
      aria-label={t('resources.filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
        '& .MuiTextField-root': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
      }}
    >
      {find ?? (first && box(first))}
      {folds && (
        <Button
          startIcon={<FilterListOutlined />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? t('kit.filters.foldWith', { count }) : t('kit.filters.fold')}
        </Button>
      )}
      <Box id={id} sx={folds ? (open ? FOLD : { display: 'none' }) : { display: 'contents' }}>
        {rest.map(box)}
        <Suspense fallback={null}>
          {conditional.length > 0 && <ListConditions fields={conditional} onChange={set} />}
        </Suspense>
      </Box>
    </Box>
  );
}

const FOLD = { display: 'flex', flexWrap: 'wrap', gap: 1, flex: '1 1 100%' };
