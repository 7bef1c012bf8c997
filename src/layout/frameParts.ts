import type { ActivityEntry } from '#actions/activity.ts';
import { later } from '#ui/later.ts';
import { ReloadButton } from '#ui/MissingPart.tsx';

// What the frame shows only when it is asked for. It is fetched once the first page stands, so that it is there by then.

export const ActionDialog = later(() => import('#layout/ActionDialog.tsx'), 'ActionDialog');
export const PaletteDialog = later<'PaletteDialog', { typed: () => string; onClose: () => void }>(
  () => import('#layout/palette/PaletteDialog.tsx'),
  'PaletteDialog',
);
export const ActivityPanel = later<
  'ActivityPanel',
  { open: boolean; entries: readonly ActivityEntry[]; onClose: () => void }
>(() => import('#layout/ActivityPanel.tsx'), 'ActivityPanel');
export const MenuDrawer = later<
  'MenuDrawer',
  { open: boolean; width: number; onClose: () => void }
>(() => import('#layout/MenuDrawer.tsx'), 'MenuDrawer');
export const AccountMenu = later(() => import('#layout/AccountMenu.tsx'), 'AccountMenu', {
  otherwise: ReloadButton,
});

/** Brings them all; what cannot be had now is asked for again where it is shown. */
export async function bringFrameParts(): Promise<void> {
  await Promise.allSettled(
    [ActionDialog, PaletteDialog, ActivityPanel, MenuDrawer, AccountMenu].map(({ bring }) =>
      bring(),
    ),
  );
}
