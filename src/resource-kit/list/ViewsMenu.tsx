import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useSavedViews } from '#resource-kit/list/useListView.ts';
import { saveView } from '#resource-kit/list/view.ts';
import { isBlank } from '#rules/text.ts';
import { keptText, useKept } from '#ui/useKept.ts';

/** Filters and sorting of a list under names of the person's own (UI-11). */
export function ViewsMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const { search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { value: name, change: changeName } = useKept(`view-name:${resource.route}`, keptText);
  const [views, setViews] = useSavedViews(resource);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name)) return;
    setViews(saveView(views, { name: name.trim(), search }));
    changeName(() => '');
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('lists.views')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('lists.views'), sx: { p: 2, width: 300 } },
        }}
      >
        {views.length === 0 && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
            {t('lists.noViews')}
          </Box>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, mb: 1, listStyle: 'none' }}>
          {views.map((view) => (
            <Box component="li" key={view.name} sx={{ display: 'flex', alignItems: 'center' }}>
              <Link
                component={RouterLink}
                to={`${resource.route}${view.search}`}
                onClick={() => setAnchor(null)}
                sx={{ flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}
              >
                {view.name}
              </Link>
              <IconButton
                size="small"
                aria-label={t('lists.removeView', { name: view.name })}
                onClick={() => setViews(views.filter((other) => other !== view))}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
        <Box component="form" onSubmit={save} sx={{ display: 'flex', gap: 1 }}>
          <TextField
            label={t('lists.viewName')}
            value={name}
            onChange={({ target }) => changeName(() => target.value)}
            fullWidth
          />
          <Button type="submit" variant="outlined" disabled={isBlank(name)}>
            {t('common.save')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
