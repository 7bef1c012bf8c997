import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resources/defineResource.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** Heading of a list, when it was read, and the way to a new record. */
export function ListTitle({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const { search } = useLocation();
  const { refetch, isFetching, error, meta } = useListContext();
  const one = label(resource.one ?? resource.title);
  return (
    <PageTitle
      title={label(resource.title)}
      actions={
        <>
          {typeof meta?.readAt === 'number' && (
            <ReadAt
              at={meta.readAt}
              onRefresh={() => refetch()}
              refreshing={isFetching ?? false}
              failed={Boolean(error)}
            />
          )}
          {resource.actions?.create && (
            <Button
              component={Link}
              to={{ pathname: `${resource.route}/create`, search }}
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
