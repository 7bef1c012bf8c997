import Drawer from '@mui/material/Drawer';
import type { ActivityEntry } from '#actions/activity.ts';
import { useText } from '#i18n/useText.ts';
import { ActivityList } from '#layout/ActivityList.tsx';
import { MissingPlace } from '#ui/MissingPart.tsx';

/** The list of this session's writes, at the right edge (ACT-01). */
export function ActivityPanel({
  open,
  entries,
  onClose,
}: {
  open: boolean;
  entries: readonly ActivityEntry[];
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('activity.title'),
          sx: { width: 480, maxWidth: '100%' },
        },
      }}
    >
      <MissingPlace value="own">
        <ActivityList entries={entries} onClose={onClose} />
      </MissingPlace>
    </Drawer>
  );
}
