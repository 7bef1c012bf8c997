import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { activity, subscribeActivity } from '#actions/activity.ts';
import { useText } from '#i18n/useText.ts';
import { showActivity, useActivityShown } from '#layout/activityDrawer.ts';
import { ActivityPanel } from '#layout/frameParts.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { Tip } from '#ui/Tip.tsx';
import { useOwnPage } from '#ui/useOwnPage.ts';

const DOT = {
  position: 'absolute',
  top: 5,
  right: 5,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'error.main',
} as const;

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
      <Tip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-expanded={open}
          onClick={() => toggle(true)}
        >
          <HistoryIcon />
          {problem && <Box component="span" sx={DOT} />}
        </IconButton>
      </Tip>
      <OnceOpen open={stands} onClose={() => toggle(false)}>
        <ActivityPanel open={stands} entries={entries} onClose={() => toggle(false)} />
      </OnceOpen>
    </>
  );
}
