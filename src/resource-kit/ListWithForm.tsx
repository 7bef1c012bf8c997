import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Resource } from '#resource-kit/defineResource.ts';
import { FormInAddress, useFormTitle } from '#resource-kit/ResourceForm.tsx';
import { ResourceList } from '#resource-kit/ResourceList.tsx';
import { useDocumentTitle } from '#ui/DocumentTitle.ts';

/** The form of a resource beside its list, which stays usable; above it where the screen is small. */
export function ListWithForm({ resource }: { resource: Resource }) {
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const title = useFormTitle(resource);
  useDocumentTitle(title);
  useEffect(() => {
    if (pathname) heading.current?.focus();
  }, [pathname]);

  const list = (
    <Box key="list" sx={{ minWidth: 0 }}>
      <ResourceList resource={resource} />
    </Box>
  );
  const form = (
    <Card
      key="form"
      component="section"
      aria-label={title}
      sx={{
        mt: 2,
        position: { md: 'sticky' },
        top: { md: 'calc(var(--app-bar-height, 48px) + 16px)' },
      }}
    >
      <CardContent>
        <Typography
          ref={heading}
          variant="h2"
          tabIndex={-1}
          sx={{ mb: 2, '&:focus': { outline: 'none' } }}
        >
          {title}
        </Typography>
        <FormInAddress resource={resource} />
      </CardContent>
    </Card>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
      }}
    >
      {small ? [form, list] : [list, form]}
    </Box>
  );
}
