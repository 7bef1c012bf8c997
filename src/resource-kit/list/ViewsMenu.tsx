import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { type FormEvent, useContext, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useSavedViews } from '#resource-kit/list/useListView.ts';
import { type SavedView, saveView } from '#resource-kit/list/view.ts';
import { isBlank } from '#rules/text.ts';
import { FavouriteStar } from '#ui/FavouriteStar.tsx';
import { OpenPageContext, useFavourites } from '#ui/favourites.ts';
import { ToolButton } from '#ui/ToolButton.tsx';
import { keptText, useKept } from '#ui/useKept.ts';

/** Filters and sorting of a list under names of the person's own (UI-11); a star makes one a favourite (WRK-02). */
export function ViewsMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { value: name, change: changeName } = useKept(`view-name:${resource.route}`, keptText);
  const [views, setViews] = useSavedViews(resource);
  const open = useContext(OpenPageContext);
  const { change: changeFavourites } = useFavourites();
  const addressOf = (view: SavedView) => `${pathname}${view.search}`;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name)) return;
    const saved = { name: name.trim(), search };
    setViews(saveView(views, saved));
    // A favourite is of the name, whatever it stands for now.
    const before = views.find((view) => view.name === saved.name);
    if (before)
      changeFavourites((now) =>
        now.map((one) =>
          one.view === saved.name && one.to === addressOf(before)
            ? { ...one, to: addressOf(saved) }
            : one,
        ),
      );
    changeName(() => '');
  };
  const remove = (view: SavedView) => {
    setViews(views.filter((other) => other !== view));
    changeFavourites((now) => now.filter(({ to }) => to !== addressOf(view)));
  };
  return (
    <>
      <ToolButton
        opens
        icon={<BookmarkBorder />}
        label={t('lists.views')}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
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
                to={addressOf(view)}
                onClick={() => setAnchor(null)}
                sx={{ flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}
              >
                {view.name}
              </Link>
              {open && (
                <FavouriteStar
                  of={view.name}
                  favourite={{ to: addressOf(view), page: open.page, view: view.name }}
                />
              )}
              <IconButton
                size="small"
                aria-label={t('lists.removeView', { name: view.name })}
                onClick={() => remove(view)}
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
