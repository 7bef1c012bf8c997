import { useNavigate } from 'react-router';
import { ReportBody } from '#custom-pages/picks-report/ReportBody.tsx';
import { ReportFilters } from '#custom-pages/picks-report/ReportFilters.tsx';
import { searchOf, useReportDays } from '#custom-pages/picks-report/reportAddress.ts';
import { useText } from '#i18n/useText.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import { mayApplyReport } from '#rules/picks.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';

/** The picks report of all users between two days (PIC-06). */
export function PicksReport() {
  const t = useText();
  const navigate = useNavigate();
  const days = useReportDays();
  return (
    <>
      <PageTitle title={t('picks.report.title')} />
      <ReportFilters
        value={days}
        onApply={(filter) => navigate({ pathname: PICKS.report, search: searchOf(filter) })}
      />
      {mayApplyReport(days) === true ? (
        <ReportBody key={searchOf(days)} days={days} />
      ) : (
        <EmptyState title={t('picks.report.ask')} message={t('picks.report.askHint')} />
      )}
    </>
  );
}
