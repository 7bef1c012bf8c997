import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ViewsPanel } from '#resource-kit/list/laterParts.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { ToolButton } from '#ui/ToolButton.tsx';

/** Opens the views of a list that the person named (UI-11). */
export function ViewsMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        opens
        icon={<BookmarkBorder />}
        label={t('lists.views')}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <OnceOpen open={anchor !== null} onClose={() => setAnchor(null)}>
        <ViewsPanel resource={resource} anchor={anchor} onClose={() => setAnchor(null)} />
      </OnceOpen>
    </>
  );
}
