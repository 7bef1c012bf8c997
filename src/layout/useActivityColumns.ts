import type { ActivityEntry } from '#actions/activity.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { type ExportColumn, momentCell, zonedHead } from '#ui/exportRows.ts';

/** The activity list as a table, worded as it is shown: time, what, on which record, outcome, message (ACT-01). */
export function useActivityColumns(): ExportColumn<ActivityEntry>[] {
  const t = useText();
  const say = useSay();
  return [
    {
      label: zonedHead(t('activity.columns.time')),
      value: ({ at }) => momentCell(new Date(at)),
    },
    { label: t('activity.columns.action'), value: ({ label }) => t(label) },
    { label: t('activity.columns.record'), value: ({ record }) => record },
    {
      label: t('activity.columns.outcome'),
      value: ({ outcome }) => t(`activity.outcomes.${outcome}`),
    },
    {
      label: t('activity.columns.message'),
      value: ({ message }) => say(message),
    },
  ];
}
