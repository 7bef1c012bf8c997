import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { getPicksReport } from '#contract/picks.ts';
import { ReportChart } from '#custom-pages/picks-report/ReportChart.tsx';
import { ReportSummary } from '#custom-pages/picks-report/ReportSummary.tsx';
import {
  reportColumns,
  rowKey,
  rowsOf,
  type TeamRow,
} from '#custom-pages/picks-report/reportColumns.ts';
import { TeamAccordion } from '#custom-pages/picks-report/TeamAccordion.tsx';
import { useRead } from '#dataProvider/useRead.ts';
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { type ReadPage, tableOf } from '#ui/exportRows.ts';
import { Pager } from '#ui/Pager.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { usePageNumber } from '#ui/usePageNumber.ts';
import { withKeys } from '#ui/withKeys.ts';

/** The report between two days, of all users or of one: summary, chart, teams by pages, CSV (PIC-06, PIC-07). */
export function ReportBody({
  days,
  userId,
}: {
  days: { from: string; to: string };
  userId?: string;
}) {
  const t = useText();
  const [page, toPage] = usePageNumber();
  const { from, to } = days;
  const queryOf = (nth: number) => ({
    query: { from, to, page: nth, ...(userId !== undefined && { user_id: userId }) },
  });
  const read = useRead(getPicksReport, queryOf(page), { keepPrevious: true });
  const last = read.isPlaceholderData ? undefined : (read.data?.totalPages ?? undefined);
  // A link may name a page that is not there any more.
  const past = last !== undefined && last >= 1 && page > last;
  useEffect(() => {
    if (past) toPage(last, { replace: true });
  });
  const columns = reportColumns(t);
  const readPage: ReadPage<TeamRow> = async (nth, signal) => {
    const report = await call(getPicksReport, queryOf(nth), { signal });
    const total = Number(report.summary?.totalTeams ?? Number.NaN);
    return {
      rows: rowsOf(report),
      pages: report.totalPages,
      total: Number.isSafeInteger(total) ? total : null,
      more: report.picksLeaguesTeams.length >= PAGE_SIZE,
    };
  };
  return (
    <>
      <ReadView
        read={read}
        bar={(report) => (
          <>
            <CopyRows rows={() => tableOf(columns, rowsOf(report))} />
            <ExportButton
              file={['picks-report', userId, from, to].filter(Boolean).join('-')}
              columns={columns}
              readPage={readPage}
              keyOf={rowKey}
            />
          </>
        )}
      >
        {(report) => {
          const rows = rowsOf(report);
          const total = report.totalPages ?? undefined;
          if (past) return null;
          if (rows.length === 0 && page > 1)
            return (
              <EmptyState
                title={t('picks.report.noPage', { page })}
                action={
                  <Button variant="outlined" onClick={() => toPage(1)}>
                    {t('picks.report.firstPage')}
                  </Button>
                }
              />
            );
          if (rows.length === 0) return <EmptyState title={t('picks.report.none')} />;
          return (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <ReportSummary summary={report.summary} />
              <ReportChart rows={rows} page={page} pages={total} readPage={readPage} />
              <Box component="section" aria-label={t('picks.report.teams')}>
                {withKeys(rows, rowKey).map(({ key, item }) => (
                  <TeamAccordion key={key} row={item} />
                ))}
              </Box>
              <Pager page={page} onPage={toPage} total={total} more={rows.length >= PAGE_SIZE} />
            </Box>
          );
        }}
      </ReadView>
      {read.error && read.data === undefined && <Pager page={page} onPage={toPage} more={false} />}
    </>
  );
}
