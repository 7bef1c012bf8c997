import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { Suspense, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ViewsPanel } from '#resource-kit/list/laterParts.ts';
import { ToolButton } from '#ui/ToolButton.tsx';

/** Opens the views of a list that the person named (UI-11). */
export function ViewsMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  if (anchor && !opened) setOpened(true);
  return (
    <>
      <ToolButton
        opens
        icon={<BookmarkBorder />}
        label={t('lists.views')}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Suspense fallback={null}>
        {opened && (
          <ViewsPanel resource={resource} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
