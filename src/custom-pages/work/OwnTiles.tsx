import Button from '@mui/material/Button';
import { useContext } from 'react';
import { actions } from '#actions/action.ts';
import type { ActivityEntry } from '#actions/activity.ts';
import { financialReport } from '#custom-pages/financial-report/page.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import { monthName } from '#rules/reportMonths.ts';
import { useRecents } from '#ui/recent.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { useLabel } from '#ui/useLabel.ts';
import type { OwnWork } from './useOwnWork.ts';
import { WorkCount, WorkList, WorkTile } from './WorkTile.tsx';

/** So many are named. */
const NAMED = 4;

/** What this person has begun and not brought to an end: nothing where there is none (WRK-01). */
export function OwnTiles({ work, onActivity }: { work: OwnWork; onActivity: () => void }) {
  const t = useText();
  const label = useLabel();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  const recents = useRecents();
  const { drafts, unknown, elsewhere, sending, report } = work;
  const time = (at: number) => formatDate(at, { timeZone, style: 'time', locale });
  const rest = (all: readonly unknown[]) =>
    all.length > NAMED ? t('work.more', { count: all.length - NAMED }) : undefined;
  const since = (moments: readonly number[]) =>
    moments.length === 0 ? undefined : t('work.since', { time: time(Math.min(...moments)) });
  const worded = ({ id, label: name, record, at }: ActivityEntry) => ({
    key: String(id),
    text: t('work.entry', { action: t(name), record }),
    note: time(at),
  });
  const seen = [
    ...unknown.map(worded),
    ...elsewhere.map(({ action, at }, place) => ({
      key: `elsewhere ${place}`,
      text: t('work.elsewhere', { action: t(actions.get(action)?.label ?? 'work.change') }),
      note: time(at),
    })),
  ];
  const waitsFor = report?.kind === 'waiting' || report?.kind === 'loading' ? [report] : [];
  const jobs = [
    ...waitsFor.map(({ month, since: at }) => ({
      key: 'report',
      to: financialReport.path,
      text: t('work.report', { month: monthName(month, locale) }),
      note: time(at),
    })),
    ...sending.map(worded),
  ];
  return (
    <>
      {drafts.length > 0 && (
        <WorkTile title={t('work.drafts')}>
          <WorkCount
            count={String(drafts.length)}
            quiet={false}
            note={since(drafts.map(({ at }) => at))}
          />
          <WorkList
            items={drafts.slice(0, NAMED).map(({ page, record, to, at }) => {
              const game = recents.find(({ kind, id }) => kind === 'game' && id === record);
              const name = label(page.title);
              return {
                key: to,
                to,
                text:
                  record === ''
                    ? name
                    : t('work.draftOf', { page: name, record: game?.name ?? record }),
                note: time(at),
              };
            })}
            more={rest(drafts)}
          />
        </WorkTile>
      )}
      {seen.length > 0 && (
        <WorkTile title={t('work.unknown')}>
          <WorkCount
            count={String(seen.length)}
            quiet={false}
            note={since([...unknown, ...elsewhere].map(({ at }) => at))}
          />
          <WorkList items={seen.slice(0, NAMED)} more={rest(seen)} />
          <Button size="small" onClick={onActivity}>
            {t('work.showActivity')}
          </Button>
        </WorkTile>
      )}
      {jobs.length > 0 && (
        <WorkTile title={t('work.jobs')}>
          <WorkCount
            count={String(jobs.length)}
            quiet={false}
            note={since([...waitsFor.map((one) => one.since), ...sending.map(({ at }) => at)])}
          />
          <WorkList items={jobs.slice(0, NAMED)} more={rest(jobs)} />
        </WorkTile>
      )}
    </>
  );
}

/** Is there anything of one's own that waits? */
export const hasOwnWork = ({ drafts, unknown, elsewhere, sending, report }: OwnWork): boolean =>
  drafts.length + unknown.length + elsewhere.length + sending.length > 0 || report !== null;
