import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { getTradesReport, type TradesGameReport } from '#contract/trades.ts';
import { gameColumns, sumSeries } from '#custom-pages/trades-report/columns.ts';
import { GameRows } from '#custom-pages/trades-report/GameRows.tsx';
import { GamesTable } from '#custom-pages/trades-report/GamesTable.tsx';
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { gameCode } from '#rules/settlement.ts';
import { Chart } from '#ui/Chart.tsx';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { type ReadPage, tableOf } from '#ui/exportRows.ts';
import { Pager } from '#ui/Pager.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { PastEnd } from '#ui/PastEnd.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useGameLabels } from '#ui/useGameLabels.ts';
import { usePagedRead } from '#ui/usePagedRead.ts';

/** Investment, winnings, commission and refunds per game, a page at a time (TRD-06). */
export function TradesReport() {
  const t = useText();
  const names = useGameLabels();
  const columns = useMemo(() => gameColumns(t), [t]);
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const { page, toPage, step, read, past } = usePagedRead(
    getTradesReport,
    (pageNo) => ({ query: { pageNo } }),
    { countOf: (games) => games.length },
  );
  const Rows = wide ? GamesTable : GameRows;
  return (
    <>
      <PageTitle
        title={t('trades.report.title')}
        actions={
          <ExportButton
            file="trades-report"
            columns={columns}
            readPage={readPage}
            keyOf={({ id }) => String(id)}
          />
        }
      />
      <ReadView
        read={read}
        outline={<TableSkeleton columns={7} />}
        bar={(games) => games.length > 0 && <CopyRows rows={() => tableOf(columns, games)} />}
      >
        {(games) => (
          <>
            {past ? (
              <PastEnd
                past={past}
                page={page}
                toPage={toPage}
                outline={<TableSkeleton columns={7} />}
              />
            ) : games.length === 0 ? (
              <EmptyState title={t('trades.report.none')} />
            ) : (
              <Rows games={games} />
            )}
            <Pager page={page} onPage={toPage} onStep={step} more={games.length >= PAGE_SIZE} />
            {games.length > 0 && (
              <Chart
                label={t('trades.report.chartGames')}
                groupLabel={t('trades.report.game')}
                groups={names(
                  games.map((game) => ({
                    name: gameCode(game),
                    date: game.game_date,
                    id: game.id,
                  })),
                )}
                series={sumSeries(t, games)}
                format="rupees"
              />
            )}
          </>
        )}
      </ReadView>
      {read.error && read.data === undefined && (
        <Pager page={page} onPage={toPage} onStep={step} more={false} />
      )}
    </>
  );
}

const readPage: ReadPage<TradesGameReport> = async (page, signal) => {
  const rows = await call(getTradesReport, { query: { pageNo: page } }, { signal });
  return { rows, more: rows.length >= PAGE_SIZE };
};
