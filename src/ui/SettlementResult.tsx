import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type ActivityEntry, activity, subscribeActivity } from '#actions/activity.ts';
import { lastWrite, timeOf } from '#actions/sentBefore.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText, type Text as Words } from '#i18n/useText.ts';
import { Text } from './Text.tsx';

const SEVERITIES: Record<ActivityEntry['outcome'], AlertColor> = {
  sending: 'info',
  confirmed: 'success',
  refused: 'error',
  unknown: 'warning',
};

/**
 * How the newest of these actions on a record ended in this session, and what the state is now; nothing while
 * there was none. It stays when the notice has gone (PRD-18, NET-06).
 */
export function SettlementResult({
  actions,
  record,
  state,
  readAt,
  more,
}: {
  /** Names of actions, as in the activity list. */
  actions: readonly string[];
  record: string;
  /** The state as it was read last, in words. */
  state: Words | string;
  /** When that was, in milliseconds: what was read before the step is not told as what came of it. */
  readAt?: number;
  /** Where a confirmed step leads on to. */
  more?: ReactNode;
}) {
  const t = useText();
  const say = useSay();
  useSyncExternalStore(subscribeActivity, activity);
  const entry = lastWrite(actions, record);
  if (!entry) return null;
  const { outcome, label, at, message } = entry;
  return (
    <Alert severity={SEVERITIES[outcome]} role="status" sx={{ my: 1 }}>
      <AlertTitle>{t('settlement.result.title')}</AlertTitle>
      <div>{t(`settlement.result.${outcome}`, { label: t(label), time: timeOf(at) })}</div>
      {outcome !== 'unknown' && message !== '' && (
        <div>
          <Text value={say(message)} limit={300} />
        </div>
      )}
      {outcome !== 'sending' && (
        <div>
          {readAt !== undefined && readAt < at
            ? t('settlement.result.stateBefore', { state: say(state), time: timeOf(readAt) })
            : t('settlement.result.state', { state: say(state) })}
        </div>
      )}
      {outcome === 'confirmed' && more}
    </Alert>
  );
}
