import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSyncExternalStore } from 'react';
import type { Action } from '#actions/action.ts';
import { activity, subscribeActivity } from '#actions/activity.ts';
import { doneBefore } from '#actions/sentBefore.ts';
import { useAction } from '#actions/useAction.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { useText } from '#i18n/useText.ts';

/** The bin of a record; asks before it deletes. While it may not, it stays and says why; once done, it says when (UI-14). */
export function DeleteButton<Subject, E extends Endpoint>({
  action,
  subject,
  label,
}: {
  action: Action<Subject, E>;
  subject: Subject;
  /** Names what is deleted. */
  label: string;
}) {
  const t = useText();
  const { run, running, whyNot } = useAction(action);
  const reason = whyNot(subject, undefined);
  useSyncExternalStore(subscribeActivity, activity);
  const done = running(subject) || reason ? null : doneBefore(action, subject, undefined);
  const hint = reason ?? done;
  return (
    <Tooltip title={hint ? `${label}: ${t(hint)}` : label} describeChild={hint !== null}>
      <IconButton
        aria-label={label}
        aria-busy={running(subject)}
        aria-disabled={reason !== null || running(subject)}
        onClick={() => {
          if (!reason) void run(subject, undefined);
        }}
        sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'help' } }}
      >
        <DeleteOutlined />
      </IconButton>
    </Tooltip>
  );
}
