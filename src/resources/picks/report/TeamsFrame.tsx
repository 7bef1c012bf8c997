import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { OnlyList } from '#resource-kit/list/only.tsx';
import { ONLY } from '#resource-kit/list/onlyKey.ts';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { useReadPage } from '#resource-kit/list/useReadPage.ts';
import type { ReportedTeam } from '#resources/picks/report/teams.ts';
import { type Compared, type Period, periodFrom, periodText } from '#rules/periods.ts';
import { dayOfDate, pointOf, type Step, stepOf } from '#rules/reportPoints.ts';
import { isWhole } from '#ui/exportRows.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { type AllRows, useAllRows } from '#ui/useAllRows.ts';
import { useComparison } from '#ui/useComparison.ts';
import { useQueryChange } from '#ui/useQueryChange.ts';
import { useTab } from '#ui/useTab.ts';

/** All pages as they were last read, and when. */
interface Whole {
  rows: readonly ReportedTeam[];
  /** Milliseconds since 1970. */
  at: number;
}

/** What the parts of the report share: its days, what they are compared with, the pages read for the chart. */
interface ReportRows {
  period: Period;
  compared: Compared;
  by: 'game' | Step;
  groupBy: (by: 'game' | 'day') => void;
  all: AllRows<ResourceRecord>;
  whole: Whole | null;
  otherAll: AllRows<ResourceRecord>;
  otherWhole: Whole | null;
  /** Reads all pages, also those of the other period; with `on` from where it stopped. */
  readAll: (on?: boolean) => Promise<void>;
}

const Rows = createContext<ReportRows | null>(null);

export function useReportRows(): ReportRows {
  const rows = useContext(Rows);
  if (!rows) throw new Error('Outside of a picks report');
  return rows;
}

const BY = ['game', 'day'] as const;
const idOf = ({ id }: ResourceRecord) => String(id);

/** Around the teams of a report: what was read for its chart also narrows the list (RNG-02). */
export function ReportFrame({ resource, children }: { resource: Resource; children: ReactNode }) {
  const { asked } = useListParts(resource);
  const period = periodFrom(asked.from, asked.to);
  // Its parts are asked for: without a period the list says what is missing, and has no frame.
  if (!period) return children;
  return (
    <FrameOf key={JSON.stringify(asked)} resource={resource} period={period}>
      {children}
    </FrameOf>
  );
}

function FrameOf({
  resource,
  period,
  children,
}: {
  resource: Resource;
  period: Period;
  children: ReactNode;
}) {
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
  const by = grouping === 'game' ? 'game' : stepOf(period);
  const other = compared.period;
  const all = useAllRows({ readPage: useReadPage(resource), keyOf: idOf });
  const otherAll = useAllRows({
    readPage: useReadPage(resource, other ? { ...other } : undefined),
    keyOf: idOf,
  });
  const began = useRef(0);
  const [whole, setWhole] = useState<Whole | null>(null);
  const [otherWhole, setOtherWhole] = useState<(Whole & { of: string }) | null>(null);
  const readAll = async (on = false) => {
    if (!on) began.current = Date.now();
    const at = began.current;
    const mayGoOn = on && all.phase === 'stopped';
    const read = on && all.phase === 'done' ? all.read : await all.start(mayGoOn);
    if (!read || !isWhole(read)) return;
    setWhole({ rows: read.rows as readonly ReportedTeam[], at });
    if (!other) return;
    const beside = await otherAll.start(on && otherAll.phase === 'stopped');
    if (beside && isWhole(beside))
      setOtherWhole({ rows: beside.rows as readonly ReportedTeam[], at, of: periodText(other) });
  };
  const keyOf = useCallback(
    (row: ResourceRecord): string | null => {
      const { game_id, game } = row as ReportedTeam;
      if (by === 'game') return game_id === null || game_id === undefined ? null : String(game_id);
      const day = dayOfDate(game?.game_date, timeZone);
      return day && pointOf(day, by);
    },
    [by, timeZone],
  );
  const rows: ReportRows = {
    period,
    compared,
    by,
    groupBy,
    all,
    whole,
    otherAll,
    otherWhole: other && otherWhole?.of === periodText(other) ? otherWhole : null,
    readAll,
  };
  return (
    <Rows value={rows}>
      <OnlyList rows={whole?.rows} keyOf={keyOf}>
        {children}
      </OnlyList>
    </Rows>
  );
}
