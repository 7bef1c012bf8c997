import { useSyncExternalStore } from 'react';
import { type ActivityEntry, activity, subscribeActivity } from '#actions/activity.ts';
import { standingMarks } from '#actions/pendingMarks.ts';
import { lockVersion, subscribeLocks } from '#actions/writeLock.ts';
import { keptDrafts } from '#authProvider/drafts.ts';
import type { Role } from '#authProvider/roles.ts';
import {
  isOnItsWay,
  type ReportState,
  useReportWait,
} from '#custom-pages/financial-report/wait.ts';
import type { Page } from '#ui/page.ts';
import { type DraftPlace, draftPlaces } from './draftPlaces.ts';

/** What a person has begun in this browser and not brought to an end (WRK-01). */
export interface OwnWork {
  drafts: readonly DraftPlace[];
  /** Changes of which nobody knows how they ended, of this tab; `elsewhere`: of other tabs, or before a reload. */
  unknown: readonly ActivityEntry[];
  elsewhere: readonly { action: string; at: number }[];
  /** Changes that are on their way, and the financial report that is waited for or being downloaded. */
  sending: readonly ActivityEntry[];
  report: ReportState | null;
}

/** See `OwnWork`; of whoever is signed in, on the pages that the role may open. */
export function useOwnWork(pages: readonly Page[], role: Role): OwnWork {
  const entries = useSyncExternalStore(subscribeActivity, activity);
  useSyncExternalStore(subscribeLocks, lockVersion);
  const report = useReportWait();
  const unknown = entries.filter(({ outcome }) => outcome === 'unknown');
  const sending = entries.filter(({ outcome }) => outcome === 'sending');
  const own = [...unknown, ...sending];
  const marks = new Map(standingMarks().map(({ id, mark }) => [id, mark]));
  return {
    drafts: draftPlaces(keptDrafts(), pages, role),
    unknown,
    elsewhere: [...marks.values()].filter(
      (mark) => !own.some((entry) => entry.action === mark.action && isSame(entry.at, mark.at)),
    ),
    sending,
    report: isOnItsWay(report) ? report : null,
  };
}

/** A write is noted and marked one after the other. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1000;
