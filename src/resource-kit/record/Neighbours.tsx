import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { type Neighbour, OF_LIST, useNeighbours } from '#resource-kit/record/useNeighbours.ts';

/** The way to the record before and after this one of the list that it was opened from (CFG-12). */
export function Neighbours({ resource, id }: { resource: Resource; id: string }) {
  const t = useText();
  const { search } = useLocation();
  const { previous, next, place, total } = useNeighbours(resource, id);
  if (place === null) return null;
  const step = (to: Neighbour | null, label: string, icon: ReactNode) => {
    if (to === null)
      return (
        <IconButton disabled aria-label={label}>
          {icon}
        </IconButton>
      );
    const query = new URLSearchParams(search);
    if (to.page === 1) query.delete('page');
    else query.set('page', String(to.page));
    return (
      <IconButton
        component={Link}
        to={{
          pathname: addressOf(resource, 'show', { id: String(to.id) }) ?? '',
          search: String(query),
        }}
        state={OF_LIST}
        aria-label={label}
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <Box
      component="nav"
      aria-label={t('records.walk')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
    >
      {step(previous, t('records.previous'), <NavigateBefore />)}
      <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {total === null
          ? t('records.placeOf', { n: place })
          : t('records.place', { n: place, count: total })}
      </Box>
      {step(next, t('records.next'), <NavigateNext />)}
    </Box>
  );
}
