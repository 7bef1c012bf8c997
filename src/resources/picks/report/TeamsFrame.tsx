import { type ReactNode, useRef, useState } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { useReadPage } from '#resource-kit/list/useReadPage.ts';
import type { ReportedTeam } from '#resources/picks/report/teams.ts';
import { ReportFrame, useGrouped } from '#resources/report/useReport.tsx';
import { type Period, periodFrom, periodText } from '#rules/periods.ts';
import { isWhole } from '#ui/exportRows.ts';
import { useAllRows } from '#ui/useAllRows.ts';

/** All pages as they were last read, and when. */
interface Whole {
  rows: readonly ResourceRecord[];
  /** Milliseconds since 1970. */
  at: number;
}

const idOf = ({ id }: ResourceRecord) => String(id);
const gameOf = (row: ResourceRecord) => (row as ReportedTeam).game_id;
const dateOf = (row: ResourceRecord) => (row as ReportedTeam).game?.game_date;

/** Around the teams of a report: what was read for its chart also narrows the list (RNG-02). */
export function TeamsFrame({ resource, children }: { resource: Resource; children: ReactNode }) {
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
  const grouped = useGrouped(period, gameOf, dateOf);
  const other = grouped.compared.period;
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
    setWhole({ rows: read.rows, at });
    if (!other) return;
    const beside = await otherAll.start(on && otherAll.phase === 'stopped');
    if (beside && isWhole(beside)) setOtherWhole({ rows: beside.rows, at, of: periodText(other) });
  };
  const report = {
    ...grouped,
    whole: whole?.rows ?? null,
    others: other && otherWhole?.of === periodText(other) ? otherWhole.rows : null,
    at: whole?.at ?? null,
    readings: [all, otherAll],
    readAll,
  };
  return (
    <ReportFrame report={report} rows={whole?.rows}>
      {children}
    </ReportFrame>
  );
}
