import { useNavigate, useParams } from 'react-router';
import { ReportBody } from '#custom-pages/picks-report/ReportBody.tsx';
import { ReportFilters } from '#custom-pages/picks-report/ReportFilters.tsx';
import { searchOf, useReportDays } from '#custom-pages/picks-report/reportAddress.ts';
import { useText } from '#i18n/useText.ts';
import { userReportAddress } from '#resources/picks/addresses.ts';
import { mayApplyReport } from '#rules/picks.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';

/** The picks report of one user between two days (PIC-06). */
export function PicksUserReport() {
  const t = useText();
  const navigate = useNavigate();
  const { userId = '' } = useParams();
  const days = useReportDays();
  useNoteUser(userId, userReportAddress(userId));
  return (
    <>
      <PageTitle
        title={
          userId === ''
            ? t('picks.report.userTitle')
            : t('picks.report.userTitleOf', { user: userId })
        }
        actions={userId !== '' && <LookUpLink userId={userId} />}
      />
      <ReportFilters
        value={{ ...days, userId }}
        onApply={(filter) =>
          navigate({
            pathname: userReportAddress(filter.userId ?? ''),
            search: searchOf(filter),
          })
        }
      />
      {mayApplyReport({ ...days, userId }) === true ? (
        <ReportBody key={`${userId} ${searchOf(days)}`} days={days} userId={userId} />
      ) : (
        <EmptyState title={t('picks.report.askUser')} message={t('picks.report.askHint')} />
      )}
    </>
  );
}
