import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ColumnsPanel } from '#resource-kit/list/laterParts.ts';
import { useListView } from '#resource-kit/list/useListView.ts';
import { DENSITIES } from '#resource-kit/list/view.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { useOffer } from '#ui/pageCommands.ts';
import { ToolButton } from '#ui/ToolButton.tsx';

/** Which columns a list shows, in which order, how dense; all back in one press (UI-11). */
export function ColumnsMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [view, setView] = useListView(resource);
  useOffer(() =>
    DENSITIES.filter((density) => density !== view.density).map((density) => ({
      kind: 'setting',
      label: t('palette.density', { density: t(`lists.${density}`) }),
      run: () => setView({ ...view, density }),
    })),
  );
  return (
    <>
      <ToolButton
        opens
        icon={<ViewColumnOutlined />}
        label={t('lists.columns')}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <OnceOpen open={anchor !== null} onClose={() => setAnchor(null)}>
        <ColumnsPanel resource={resource} anchor={anchor} onClose={() => setAnchor(null)} />
      </OnceOpen>
    </>
  );
}
