import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { GROUP_SORT_FIELDS, GROUP_STATUSES } from '#contract/assumptions.ts';
import { type TextKey, useText } from '#i18n/useText.ts';
import { useListChanges } from '#resource-kit/list/useListAddress.ts';

const SORT_LABELS: Record<(typeof GROUP_SORT_FIELDS)[number], TextKey> = {
  name: 'groups.name',
  participantCount: 'groups.users',
  createdAt: 'groups.created',
  status: 'groups.status',
};

/** Sort-by, status and order; they count once Search is pressed, from the first page on (GRP-01). */
export function GroupFilters() {
  const t = useText();
  const { sort, filterValues, refetch, isFetching } = useListContext();
  const { changeList } = useListChanges();
  const now: Record<'sortBy' | 'status' | 'order', string> = {
    sortBy: GROUP_SORT_FIELDS.find((field) => field === sort.field) ?? '',
    status: GROUP_STATUSES.find((status) => status === filterValues.status) ?? '',
    order: sort.order,
  };
  const shown = JSON.stringify(now);
  const [seen, setSeen] = useState(shown);
  const [chosen, setChosen] = useState(now);
  if (seen !== shown) {
    setSeen(shown);
    setChosen(now);
  }

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (JSON.stringify(chosen) === shown) return void refetch();
    changeList(() => ({
      filter: chosen.status === '' ? {} : { status: chosen.status },
      sort: chosen.sortBy || 'name',
      order: chosen.order === 'DESC' ? 'DESC' : 'ASC',
    }));
  };
  const choose = (key: keyof typeof chosen) => ({
    value: chosen[key],
    onChange: (event: { target: { value: string } }) =>
      setChosen({ ...chosen, [key]: event.target.value }),
  });
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('groups.filters')}
      onSubmit={search}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        flex: { xs: '1 1 100%', sm: '1 1 640px' },
        gap: 1,
        '& .MuiTextField-root': { flex: { xs: '1 1 140px', sm: '0 1 170px' } },
      }}
    >
      <TextField select label={t('groups.sortBy')} {...choose('sortBy')}>
        {GROUP_SORT_FIELDS.map((field) => (
          <MenuItem key={field} value={field}>
            {t(SORT_LABELS[field])}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('groups.status')} {...choose('status')}>
        <MenuItem value="">{t('groups.all')}</MenuItem>
        {GROUP_STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {t(`ui.status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('groups.order')} {...choose('order')}>
        <MenuItem value="ASC">{t('groups.up')}</MenuItem>
        <MenuItem value="DESC">{t('groups.down')}</MenuItem>
      </TextField>
      <Button type="submit" variant="contained" startIcon={<Search />} aria-busy={isFetching}>
        {t('groups.search')}
      </Button>
    </Box>
  );
}
