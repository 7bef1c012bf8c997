import HistoryIcon from '@mui/icons-material/History';
import Badge from '@mui/material/Badge';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { activity, subscribeActivity } from '#actions/activity.ts';
import { useText } from '#i18n/useText.ts';
import { ActivityList } from '#layout/ActivityList.tsx';
import { showActivity, useActivityShown } from '#layout/activityDrawer.ts';
import { useOwnPage } from '#ui/useOwnPage.ts';

/**
 * Opens the list of this session's writes (ACT-01). A dot tells of those that were refused, or of which nobody
 * knows how they ended, until the list is opened.
 */
export function ActivityButton() {
  const t = useText();
  const entries = useSyncExternalStore(subscribeActivity, activity);
  const open = useActivityShown();
  const [seen, setSeen] = useState(0);
  const problem = entries.some(
    ({ id, outcome }) => id > seen && (outcome === 'refused' || outcome === 'unknown'),
  );
  const label = t(problem ? 'activity.openProblem' : 'activity.open', { count: entries.length });
  const toggle = (next: boolean) => {
    setSeen(entries[0]?.id ?? 0);
    showActivity(next);
  };
  // Whoever leaves with it open finds it closed.
  useEffect(() => () => showActivity(false), []);
  const stands = useOwnPage(open, () => toggle(false));
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-expanded={open}
          onClick={() => toggle(true)}
        >
          <Badge variant="dot" color="error" invisible={!problem}>
            <HistoryIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Drawer
        anchor="right"
        open={stands}
        onClose={() => toggle(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('activity.title'),
            sx: { width: 480, maxWidth: '100%' },
          },
        }}
      >
        <ActivityList entries={entries} onClose={() => toggle(false)} />
      </Drawer>
    </>
  );
}
