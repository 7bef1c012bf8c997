import Box from '@mui/material/Box';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListFilters } from '#resource-kit/list/ListFilters.tsx';
import { ListTools } from '#resource-kit/list/ListTools.tsx';

/** The one row above a list: its filters, its own form where it has one, its tools. */
export function ListBar({ resource }: { resource: Resource }) {
  const { aside: Aside, filters: Filters = ListFilters } = resource;
  return (
    <Box
      // On paper it would only be in the way.
      data-screen
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        gap: 1,
        pt: 0.5,
        pb: 1.5,
      }}
    >
      <Filters resource={resource} />
      {Aside && <Aside />}
      <ListTools resource={resource} />
    </Box>
  );
}
