import Box from '@mui/material/Box';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { getPicksReport, type PicksReport } from '#contract/picks.ts';
import { ReportChart } from '#custom-pages/picks-report/ReportChart.tsx';
import { ReportSummary } from '#custom-pages/picks-report/ReportSummary.tsx';
import {
  reportColumns,
  rowKey,
  rowsOf,
  type TeamRow,
} from '#custom-pages/picks-report/reportColumns.ts';
import { TeamAccordion } from '#custom-pages/picks-report/TeamAccordion.tsx';
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { type ReadPage, tableOf } from '#ui/exportRows.ts';
import { Pager } from '#ui/Pager.tsx';
import { PastEnd } from '#ui/PastEnd.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { usePagedRead } from '#ui/usePagedRead.ts';
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
  const { from, to } = days;
  const queryOf = (nth: number) => ({
    query: { from, to, page: nth, ...(userId !== undefined && { user_id: userId }) },
  });
  const { page, toPage, step, read, past } = usePagedRead(getPicksReport, queryOf, {
    countOf: ({ picksLeaguesTeams }) => picksLeaguesTeams.length,
    pagesOf: (report) => report.totalPages ?? pagesBySum(report),
  });
  const columns = reportColumns(t);
  const readPage: ReadPage<TeamRow> = async (nth, signal) => {
    const report = await call(getPicksReport, queryOf(nth), { signal });
    return {
      rows: rowsOf(report),
      pages: report.totalPages,
      total: teamsIn(report),
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
          if (past) return <PastEnd past={past} page={page} toPage={toPage} />;
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
              <Pager
                page={page}
                onPage={toPage}
                onStep={step}
                total={total}
                more={rows.length >= PAGE_SIZE}
              />
            </Box>
          );
        }}
      </ReadView>
      {read.error && read.data === undefined && (
        <Pager page={page} onPage={toPage} onStep={step} more={false} />
      )}
    </>
  );
}

/** Teams of the whole report, where the summary tells. */
function teamsIn({ summary }: PicksReport): number | null {
  const teams = Number(summary?.totalTeams ?? Number.NaN);
  return Number.isSafeInteger(teams) ? teams : null;
}

/** Pages that so many teams fill: only to tell how far back an empty page is. */
function pagesBySum(report: PicksReport): number | null {
  const teams = report.picksLeaguesTeams.length === 0 ? teamsIn(report) : null;
  return teams === null ? null : Math.ceil(teams / PAGE_SIZE);
}
