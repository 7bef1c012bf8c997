import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { OnlyList } from '#resource-kit/list/only.tsx';
import { ONLY } from '#resource-kit/list/onlyKey.ts';
import type { Compared, Period } from '#rules/periods.ts';
import { dayOfDate, pointOf, type Step, stepOf } from '#rules/reportPoints.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import type { AllRows } from '#ui/useAllRows.ts';
import { useComparison } from '#ui/useComparison.ts';
import { useQueryChange } from '#ui/useQueryChange.ts';
import { useTab } from '#ui/useTab.ts';

/** How the rows of a report are put into groups of a chart, as the address says. */
export interface Grouped {
  /** The days in force; null for a report of all there is, a page at a time. */
  period: Period | null;
  compared: Compared;
  by: 'game' | Step;
  groupBy: (by: 'game' | 'day') => void;
  /** The group of a row; null for one without a game or a date. */
  keyOf: (row: ResourceRecord) => string | null;
}

/** What the parts of a report share: how it is grouped, and the rows read whole for it. */
export interface Report extends Grouped {
  /** All rows of the period; null until they were read to their end. */
  whole: readonly ResourceRecord[] | null;
  /** Those of the other period. */
  others: readonly ResourceRecord[] | null;
  /** When they were read, in milliseconds since 1970. */
  at: number | null;
  /** The readings of all pages: of the period, and of the other one where that is read by itself. */
  readings: readonly AllRows<ResourceRecord>[];
  /** Reads all pages; with `on` from where it stopped. */
  readAll: (on?: boolean) => Promise<void>;
}

const BY = ['game', 'day'] as const;

/**
 * By game or by day, and what it is compared with; `gameOf` and `dateOf` (the same functions each time) tell of a row
 * which game it is of, and when that was (RNG-01, RNG-02).
 */
export function useGrouped(
  period: Period | null,
  gameOf: (row: ResourceRecord) => unknown,
  dateOf: (row: ResourceRecord) => unknown,
): Grouped {
  const timeZone = useContext(TimeZoneContext);
  const compared = useComparison(period);
  const [grouping] = useTab(BY, 'by');
  const change = useQueryChange();
  const groupBy = (next: (typeof BY)[number]) =>
    change((query) => {
      // A game is no day: what was shown alone is over.
      query.delete(ONLY);
      query.set('by', next);
    });
  const by = grouping === 'game' ? 'game' : period ? stepOf(period) : 'day';
  const keyOf = useCallback(
    (row: ResourceRecord): string | null => {
      if (by === 'game') {
        const game = gameOf(row);
        return game === null || game === undefined ? null : String(game);
      }
      const day = dayOfDate(dateOf(row), timeZone);
      return day && pointOf(day, by);
    },
    [by, timeZone, gameOf, dateOf],
  );
  return { period, compared, by, groupBy, keyOf };
}

const Shared = createContext<Report | null>(null);

/** See `Report`. */
export function useReport(): Report {
  const report = useContext(Shared);
  if (!report) throw new Error('Outside of a report');
  return report;
}

/** Around the rows of a report: its parts share what was read, and its chart narrows its list (RNG-02). */
export function ReportFrame({
  report,
  rows,
  children,
}: {
  report: Report;
  /** Instead of the page of the list, what is narrowed. */
  rows?: readonly ResourceRecord[] | undefined;
  children: ReactNode;
}) {
  return (
    <Shared value={report}>
      <OnlyList rows={rows} keyOf={report.keyOf}>
        {children}
      </OnlyList>
    </Shared>
  );
}
