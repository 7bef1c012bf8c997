import { ListContextProvider, type ListControllerResult, useListContext } from 'ra-core';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TradesGameReport } from '#contract/trades.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { FrameProps } from '#resource-kit/defineResource.ts';
import { useReadPage } from '#resource-kit/list/useReadPage.ts';
import { ReportFrame, useGrouped } from '#resources/report/useReport.tsx';
import { type Period, periodFrom } from '#rules/periods.ts';
import { dayOfDate } from '#rules/reportPoints.ts';
import { isWhole } from '#ui/exportRows.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { useAllRows } from '#ui/useAllRows.ts';

/** A game of the report with its name. */
export type ReportedGame = TradesGameReport & ResourceRecord & { teams: string };

/** What the figures above the list know of the games besides; see `Report`. */
interface GameRows {
  /** Of the period, as far as they were read. */
  games: readonly ReportedGame[];
  /** Of the other period. */
  others: readonly ReportedGame[];
  /** Games whose date cannot be read: they are in no period. */
  undated: number;
}

const Rows = createContext<GameRows | null>(null);

export function useGameRows(): GameRows {
  const rows = useContext(Rows);
  if (!rows) throw new Error('Outside of the trades report');
  return rows;
}

const idOf = ({ id }: ResourceRecord): string => String(id);
const dateOf = (row: ResourceRecord) => (row as ReportedGame).game_date;
const isIn = (period: Period | null, day: string | null): boolean =>
  period !== null && day !== null && period.from <= day && day <= period.to;

/** Around the games of the report: of the days in the address, found among all games (RNG-01, RNG-02). */
export function GamesFrame({ resource, children }: FrameProps) {
  const timeZone = useContext(TimeZoneContext);
  const list = useListContext<ResourceRecord>();
  const [query] = useSearchParams();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const named = from !== '' || to !== '';
  const period = useMemo(() => periodFrom(from, to), [from, to]);
  const grouped = useGrouped(period, idOf, dateOf);
  const all = useAllRows({ readPage: useReadPage(resource), keyOf: idOf });
  const began = useRef(0);
  const [at, setAt] = useState<number | null>(null);
  const [rows, setRows] = useState<readonly ResourceRecord[] | null>(null);
  const readAll = async (on = false) => {
    if (!on) began.current = Date.now();
    const read = await all.start(on);
    // A failed refresh keeps what was read whole before.
    if (!read || (!isWhole(read) && at !== null)) return;
    setRows(read.rows);
    if (isWhole(read)) setAt(began.current);
  };
  const start = useRef(readAll);
  useEffect(() => {
    start.current = readAll;
  });
  const needed = period !== null && all.phase === 'idle' && rows === null;
  useEffect(() => {
    if (needed) void start.current();
  }, [needed]);

  // A reading that was cancelled leaves what it had by then.
  const known = rows ?? (all.phase === 'cancelled' ? all.read.rows : null);
  const dated = useMemo(
    () =>
      (known ?? []).map((row) => {
        const game = row as ReportedGame;
        return { game, day: dayOfDate(game.game_date, timeZone) };
      }),
    [known, timeZone],
  );
  const gamesIn = (days: Period | null) =>
    dated.filter(({ day }) => isIn(days, day)).map(({ game }) => game);
  const games = gamesIn(period);
  const shown = named
    ? inPeriod(list, period === null || known !== null ? games : null, {
        reading: all.phase === 'reading',
        whole: at !== null,
      })
    : list;
  const others = gamesIn(grouped.compared.period);
  const ofPeriod = period !== null && at !== null;
  const report = {
    ...grouped,
    whole: ofPeriod ? games : null,
    others: ofPeriod && grouped.compared.period ? others : null,
    at,
    readings: [all],
    readAll,
  };
  const shared: GameRows = {
    games,
    others,
    undated: dated.filter(({ day }) => day === null).length,
  };
  return (
    <Rows value={shared}>
      <ListContextProvider value={shown}>
        <ReportFrame report={report}>{children}</ReportFrame>
      </ListContextProvider>
    </Rows>
  );
}

/** The list with some games in the place of its page; `null` while they are read. */
function inPeriod(
  list: ListControllerResult<ResourceRecord>,
  games: readonly ReportedGame[] | null,
  { reading, whole }: { reading: boolean; whole: boolean },
): ListControllerResult<ResourceRecord> {
  const { perPage } = list;
  const pages = Math.max(1, Math.ceil((games?.length ?? 0) / perPage));
  const page = Math.min(list.page, pages);
  return {
    ...list,
    data: games?.slice((page - 1) * perPage, page * perPage),
    total: games?.length,
    page,
    error: null,
    isFetching: reading,
    hasNextPage: page < pages,
    hasPreviousPage: page > 1,
    meta: games && { page, pages, found: games, all: whole ? games : [], unreadable: 0 },
  } as unknown as ListControllerResult<ResourceRecord>;
}
