import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { ONLY } from '#resource-kit/list/onlyKey.ts';
import { PICKS, userReportAddress } from '#resources/picks/addresses.ts';
import { ReportFilters } from '#resources/picks/report/ReportFilters.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { useLabel } from '#ui/useLabel.ts';

/** Whose report this is, and the form that asks for the days, and for the user where it is of one (PIC-06). */
export function ReportHeading({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { userId = '' } = useParams();
  const ofUser = resource.route === PICKS.userReport;
  const days = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  useNoteUser(userId, userReportAddress(userId));
  return (
    <>
      <PageTitle
        title={
          userId === '' ? label(resource.title) : t('picks.report.userTitleOf', { user: userId })
        }
        actions={
          <>
            <ListReadAt />
            {userId !== '' && <LookUpLink userId={userId} />}
          </>
        }
      />
      <ReportFilters
        value={{ ...days, ...(ofUser && { userId }) }}
        onApply={({ from, to, userId: user }) => {
          const next = new URLSearchParams(query);
          // Pages and what is shown alone are of the days that were.
          for (const name of ['page', ONLY]) next.delete(name);
          next.set('from', from);
          next.set('to', to);
          navigate({
            pathname: user === undefined ? PICKS.report : userReportAddress(user),
            search: next.toString(),
          });
        }}
      />
    </>
  );
}
